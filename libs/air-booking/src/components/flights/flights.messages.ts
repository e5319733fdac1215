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
  emissions: {
    id: 'air-booking.emissions',
    defaultMessage:
      'Выбросы CO₂: около {kg, number} кг{people, plural, one {} other { на всех пассажиров}}.',
    description: 'Below the flights: what they emit; {people} is how many fly.',
  },
});
