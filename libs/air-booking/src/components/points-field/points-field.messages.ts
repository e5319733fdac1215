import { defineMessages } from '@karvon/i18n';

export const pointsFieldMessages = defineMessages({
  title: {
    id: 'air-booking.points-title',
    defaultMessage: 'Баллы',
    description: 'Heading of the part of the form where points are spent.',
  },
  spend: {
    id: 'air-booking.points-spend-box',
    defaultMessage: 'Оплатить часть баллами',
    description: 'Tick box: spend loyalty points on this purchase.',
  },
  balance: {
    id: 'air-booking.points-spend-balance',
    defaultMessage:
      'У вас {balance}. На этот билет можно списать до {max, plural, one {# балла} other {# баллов}} ({money}).',
    description: 'Hint: the balance, the most points this fare takes, and their worth.',
  },
  count: {
    id: 'air-booking.points-spend-count',
    defaultMessage: 'Сколько баллов списать',
    description: 'Field: a whole number.',
  },
});
