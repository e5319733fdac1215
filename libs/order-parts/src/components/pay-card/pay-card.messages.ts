import { defineMessages } from '@karvon/i18n';

export const payCardMessages = defineMessages({
  title: {
    id: 'order-parts.pay-title',
    defaultMessage: 'Оплата',
    description: 'Heading over the payment of an order.',
  },
  before: {
    id: 'order-parts.pay-before',
    defaultMessage: 'Оплатить до {deadline}',
    description: 'The pay-before date, in the clock of the edition.',
  },
});
