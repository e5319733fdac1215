import { defineMessages } from '@karvon/i18n';

export const summaryMessages = defineMessages({
  title: {
    id: 'hotel-booking.summary',
    defaultMessage: 'Ваша поездка',
    description: 'Heading over the summary of the booking.',
  },
  stars: {
    id: 'hotel-booking.stars',
    defaultMessage: '{count, plural, one {# звезда} many {# звёзд} other {# звезды}}',
    description: 'Category of the hotel, read instead of the stars.',
  },
  arrival: { id: 'hotel-booking.arrival', defaultMessage: 'Заезд', description: 'Term.' },
  departure: { id: 'hotel-booking.departure', defaultMessage: 'Выезд', description: 'Term.' },
  guests: { id: 'hotel-booking.guests', defaultMessage: 'Гости', description: 'Term.' },
  room: { id: 'hotel-booking.room', defaultMessage: 'Номер', description: 'Term.' },
  rate: { id: 'hotel-booking.rate', defaultMessage: 'Тариф', description: 'Term.' },
  meal: { id: 'hotel-booking.meal', defaultMessage: 'Питание', description: 'Term.' },
  cancellation: {
    id: 'hotel-booking.cancellation',
    defaultMessage: 'Отмена',
    description: 'Heading over what cancelling costs.',
  },
  change: {
    id: 'hotel-booking.change',
    defaultMessage: 'Изменить номер или даты',
    description: 'Link back to the rooms of the hotel.',
  },
});

export const priceMessages = defineMessages({
  total: {
    id: 'hotel-booking.total',
    defaultMessage: 'Итого за {nights}, все сборы включены',
    description: 'Over the final price; «3 ночи».',
  },
  totalBesides: {
    id: 'hotel-booking.total-besides',
    defaultMessage: 'Итого за {nights}',
    description: 'Over the price when the hotel itself takes taxes besides; «3 ночи».',
  },
  lines: {
    id: 'hotel-booking.price-lines',
    defaultMessage: 'Из чего складывается цена',
    description: 'Opens the price lines.',
  },
});

export const bookMessages = defineMessages({
  book: {
    id: 'hotel-booking.book',
    defaultMessage: 'Забронировать за {total}',
    description: 'The button that books; a payment follows.',
  },
  bookAtHotel: {
    id: 'hotel-booking.book-at-hotel',
    defaultMessage: 'Забронировать без предоплаты',
    description: 'The button that books a room that is paid at the hotel.',
  },
  request: {
    id: 'hotel-booking.request',
    defaultMessage: 'Отправить запрос на {total}',
    description: 'The button that asks the hotel for a room it does not confirm at once.',
  },
  booking: {
    id: 'hotel-booking.booking',
    defaultMessage: 'Бронируем номер',
    description: 'Read aloud while the booking is made.',
  },
  later: {
    id: 'hotel-booking.pay-later',
    defaultMessage: 'Деньги спишутся только на следующем шаге.',
    description: 'Below the final price.',
  },
  atHotel: {
    id: 'hotel-booking.pay-at-hotel',
    defaultMessage: 'Сейчас платить не нужно: оплата в отеле при заезде.',
    description: 'Below the price that is paid at the hotel.',
  },
});
