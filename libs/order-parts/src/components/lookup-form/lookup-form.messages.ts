import { defineMessages } from '@karvon/i18n';

export const lookupMessages = defineMessages({
  required: {
    id: 'order-parts.look-up-required',
    defaultMessage: 'Заполните это поле',
    description: 'Error of an empty field.',
  },
  find: { id: 'order-parts.look-up-find', defaultMessage: 'Найти', description: 'Button.' },
  searching: {
    id: 'order-parts.look-up-searching',
    defaultMessage: 'Ищем заказ',
    description: 'Read aloud while searching.',
  },
});
