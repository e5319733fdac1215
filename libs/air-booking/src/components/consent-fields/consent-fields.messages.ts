import { defineMessages } from '@karvon/i18n';

export const consentMessages = defineMessages({
  title: {
    id: 'air-booking.consents',
    defaultMessage: 'Согласия',
    description: 'Heading over the consent boxes; also a group of the error list.',
  },
  personalData: {
    id: 'air-booking.consent-personal-data',
    defaultMessage:
      'Даю <agreement>согласие на обработку персональных данных</agreement> на условиях <policy>политики обработки персональных данных</policy>',
    description: 'Consent box; both parts are links to company pages.',
  },
  offer: {
    id: 'air-booking.consent-offer',
    defaultMessage: 'Принимаю условия <offer>публичной оферты</offer>',
    description: 'Consent box with a link to a company page.',
  },
  close: {
    id: 'air-booking.legal-close',
    defaultMessage: 'Закрыть',
    description: 'Closes the dialog with a legal text.',
  },
});

/** Headings of the dialogs, by the id of the company page. */
export const legalTitles = defineMessages({
  workprivacy: {
    id: 'air-booking.legal-workprivacy',
    defaultMessage: 'Политика обработки персональных данных',
    description: 'Heading of a dialog with a legal text.',
  },
  privacyagreement: {
    id: 'air-booking.legal-privacyagreement',
    defaultMessage: 'Согласие на обработку персональных данных',
    description: 'Heading of a dialog with a legal text.',
  },
  offer: {
    id: 'air-booking.legal-offer',
    defaultMessage: 'Публичная оферта',
    description: 'Heading of a dialog with a legal text.',
  },
});
