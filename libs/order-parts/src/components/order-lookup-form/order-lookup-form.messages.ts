import { defineMessages } from '@karvon/i18n';

export const lookUpMessages = defineMessages({
  number: {
    id: 'order-parts.look-up-number',
    defaultMessage: 'Номер заказа или бронирования (PNR)',
    description: 'Field.',
  },
  numberHint: {
    id: 'order-parts.look-up-number-hint',
    defaultMessage: 'Например, 7K3M9QXA или шесть знаков PNR',
    description: 'Hint of the field.',
  },
  surname: {
    id: 'order-parts.look-up-surname',
    defaultMessage: 'Фамилия пассажира',
    description: 'Field.',
  },
  surnameHint: {
    id: 'order-parts.look-up-surname-hint',
    defaultMessage: 'Можно кириллицей или латиницей',
    description: 'Hint of the field.',
  },
});
