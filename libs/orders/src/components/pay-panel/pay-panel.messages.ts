import { defineMessages } from '@karvon/i18n';

export const payPanelMessages = defineMessages({
  title: {
    id: 'orders.pay-title',
    defaultMessage: 'Оплата',
    description: 'Heading over the payment of an order.',
  },
  before: {
    id: 'orders.pay-before',
    defaultMessage: 'Оплатить до {deadline}',
    description: 'The pay-before date, in the clock of the edition.',
  },
});
