import { defineMessages } from '@karvon/i18n';

export const paidMessages = defineMessages({
  title: {
    id: 'order-parts.paid-title',
    defaultMessage: 'Оплачено',
    description: 'Heading over the payments of an order.',
  },
  line: {
    id: 'order-parts.paid-line',
    defaultMessage: '{method}, {at}',
    description: 'A payment: its method and its moment; the sum follows.',
  },
});
