import { defineMessages } from '@karvon/i18n';

export const consentMessages = defineMessages({
  title: {
    id: 'checkout.consents',
    defaultMessage: 'Согласия',
    description: 'Heading over the consent boxes; also a group of the error list.',
  },
  personalData: {
    id: 'checkout.consent-personal-data',
    defaultMessage:
      'Даю <agreement>согласие на обработку персональных данных</agreement> на условиях <policy>политики обработки персональных данных</policy>',
    description: 'Consent box; both parts are links to company pages.',
  },
  offer: {
    id: 'checkout.consent-offer',
    defaultMessage: 'Принимаю условия <offer>публичной оферты</offer>',
    description: 'Consent box with a link to a company page.',
  },
  close: {
    id: 'checkout.legal-close',
    defaultMessage: 'Закрыть',
    description: 'Closes the dialog with a legal text.',
  },
});

/** Headings of the dialogs, by the id of the company page. */
export const legalTitles = defineMessages({
  workprivacy: {
    id: 'checkout.legal-workprivacy',
    defaultMessage: 'Политика обработки персональных данных',
    description: 'Heading of a dialog with a legal text.',
  },
  privacyagreement: {
    id: 'checkout.legal-privacyagreement',
    defaultMessage: 'Согласие на обработку персональных данных',
    description: 'Heading of a dialog with a legal text.',
  },
  offer: {
    id: 'checkout.legal-offer',
    defaultMessage: 'Публичная оферта',
    description: 'Heading of a dialog with a legal text.',
  },
});
