import { defineMessages } from '@karvon/i18n';

export const historyMessages = defineMessages({
  title: {
    id: 'order-parts.history',
    defaultMessage: 'Ход заказа',
    description: 'Heading over what happened to the order.',
  },
});
