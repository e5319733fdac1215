import { defineMessages } from '@karvon/i18n';

export const tripMessages = defineMessages({
  title: {
    id: 'orders.trip',
    defaultMessage: 'Маршрут',
    description: 'Heading over the flights of an order.',
  },
  way: {
    id: 'orders.trip-way',
    defaultMessage: '{from} — {to}',
    description: 'Heading over one direction of travel.',
  },
  local: {
    id: 'orders.trip-local-time',
    defaultMessage: 'Время вылета и прилёта местное.',
    description: 'Below the flights.',
  },
});
