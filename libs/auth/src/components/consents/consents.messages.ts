import { defineMessages } from '@karvon/i18n';

export const consentMessages = defineMessages({
  personalData: {
    id: 'auth.consent-personal-data',
    defaultMessage:
      'Даю <agreement>согласие на обработку персональных данных</agreement> на условиях <policy>политики обработки персональных данных</policy>',
    description: 'Consent box; both parts are links to company pages, in a new tab.',
  },
  offer: {
    id: 'auth.consent-offer',
    defaultMessage: 'Принимаю условия <offer>публичной оферты</offer>',
    description: 'Consent box with a link to a company page, in a new tab.',
  },
});
