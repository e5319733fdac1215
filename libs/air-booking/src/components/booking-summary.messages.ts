import { defineMessages } from '@karvon/i18n';

export const summaryMessages = defineMessages({
  title: {
    id: 'air-booking.summary',
    defaultMessage: 'Ваша поездка',
    description: 'Heading over the summary of the purchase.',
  },
  way: {
    id: 'air-booking.summary-way',
    defaultMessage: '{from} — {to}',
    description: 'One direction of travel.',
  },
  when: {
    id: 'air-booking.summary-when',
    defaultMessage: '{date}, {departure}–{arrival}',
    description: 'Day and local times of a direction of travel.',
  },
  travellers: {
    id: 'air-booking.summary-travellers',
    defaultMessage:
      '{count, plural, one {# пассажир} few {# пассажира} many {# пассажиров} other {# пассажира}}',
    description: 'How many fly.',
  },
  fare: {
    id: 'air-booking.summary-fare',
    defaultMessage: 'Тариф «{name}»',
    description: 'The chosen fare.',
  },
  change: {
    id: 'air-booking.change-fare',
    defaultMessage: 'Изменить',
    description: 'Link back to the fares, after the name of the fare.',
  },
  changeFare: {
    id: 'air-booking.change-fare-of',
    defaultMessage: 'Изменить тариф',
    description: 'The same link read aloud; it must have the word of the link in it.',
  },
  details: {
    id: 'air-booking.summary-details',
    defaultMessage: 'Рейсы и условия тарифа',
    description: 'Opens the flights one by one and the conditions of the chosen fare.',
  },
  byPoints: {
    id: 'air-booking.summary-by-points',
    defaultMessage: 'Цена {total}, баллами {points}',
    description: 'Over the final price, when points pay a part: the whole price and that part.',
  },
  extras: {
    id: 'air-booking.summary-extras',
    defaultMessage: 'В том числе багаж и места: {total}',
    description: 'Over the final price, when bags and seats are chosen: their sum.',
  },
  total: {
    id: 'air-booking.summary-total',
    defaultMessage: 'Итого, все сборы включены',
    description: 'Over the final price.',
  },
  book: {
    id: 'air-booking.book',
    defaultMessage: 'Забронировать за {total}',
    description: 'The button that books.',
  },
  booking: {
    id: 'air-booking.booking',
    defaultMessage: 'Бронируем места',
    description: 'Read aloud while the booking is made.',
  },
  pricing: {
    id: 'air-booking.summary-pricing',
    defaultMessage: 'Узнаём цены выбранного багажа и мест',
    description: 'Read aloud while the price of what was chosen before is asked for.',
  },
  later: {
    id: 'air-booking.pay-later',
    defaultMessage: 'Деньги спишутся только на следующем шаге.',
    description: 'Below the final price.',
  },
});
