import { defineMessages } from '@karvon/i18n';

export const fareMessages = defineMessages({
  eachWay: {
    id: 'air-booking.each-way',
    defaultMessage: 'в каждую сторону',
    description: 'Baggage counts for each direction of a return trip.',
  },
  classes: {
    id: 'air-booking.booking-classes',
    defaultMessage:
      '{count, plural, one {Класс бронирования} other {Классы бронирования}}: {letters}',
    description: 'Subclass letters of the flights.',
  },
  earn: {
    id: 'air-booking.points-earn',
    defaultMessage: 'С аккаунтом начислим {points}',
    description: 'Loyalty points the fare earns.',
  },
  spend: {
    id: 'air-booking.points-spend',
    defaultMessage: 'С аккаунтом можно списать максимум {points}',
    description: 'Loyalty points that may be spent on the fare.',
  },
  memberEarns: {
    id: 'air-booking.member-points-earn',
    defaultMessage: 'Начислим {points}',
    description: 'Loyalty points the fare earns, said to a member.',
  },
  memberSpends: {
    id: 'air-booking.member-points-spend',
    defaultMessage: 'Можно списать {points}',
    description: 'Loyalty points of the member that may be spent on the fare.',
  },
  everyone: {
    id: 'air-booking.for-everyone',
    defaultMessage:
      '{count, plural, one {за # пассажира} few {за # пассажиров} many {за # пассажиров} other {за # пассажира}}, все сборы включены',
    description: 'Below the price of a fare.',
  },
  choose: {
    id: 'air-booking.choose',
    defaultMessage: 'Выбрать «{name}»',
    description: 'Link to the passengers at this fare.',
  },
});
