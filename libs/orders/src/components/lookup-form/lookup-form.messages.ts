import { defineMessages } from '@karvon/i18n';

export const lookupMessages = defineMessages({
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
