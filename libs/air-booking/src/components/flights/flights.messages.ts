import { defineMessages } from '@karvon/i18n';

export const flightMessages = defineMessages({
  title: {
    id: 'air-booking.flights',
    defaultMessage: 'Перелёт',
    description: 'Heading over the flights of an offer.',
  },
  way: {
    id: 'air-booking.way',
    defaultMessage: '{from} — {to}',
    description: 'Heading over one direction of travel.',
  },
  details: {
    id: 'air-booking.flight-details',
    defaultMessage: 'Подробности перелёта',
    description: 'Opens the flights of a direction one by one.',
  },
  local: {
    id: 'air-booking.local-time',
    defaultMessage: 'Время вылета и прилёта местное.',
    description: 'Below the flights.',
  },
});
