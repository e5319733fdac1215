import { defineMessages } from '@karvon/i18n';

export const lookUpMessages = defineMessages({
  number: {
    id: 'orders.look-up-number',
    defaultMessage: 'Номер заказа или брони',
    description: 'Field.',
  },
  numberHint: {
    id: 'orders.look-up-number-hint',
    defaultMessage: 'Например, 7K3M9QXA или шесть знаков PNR',
    description: 'Hint of the field.',
  },
  surname: {
    id: 'orders.look-up-surname',
    defaultMessage: 'Фамилия пассажира',
    description: 'Field.',
  },
  surnameHint: {
    id: 'orders.look-up-surname-hint',
    defaultMessage: 'Можно кириллицей или латиницей',
    description: 'Hint of the field.',
  },
  required: {
    id: 'orders.look-up-required',
    defaultMessage: 'Заполните это поле',
    description: 'Error of an empty field.',
  },
  find: { id: 'orders.look-up-find', defaultMessage: 'Найти', description: 'Button.' },
  searching: {
    id: 'orders.look-up-searching',
    defaultMessage: 'Ищем заказ',
    description: 'Read aloud while searching.',
  },
});
