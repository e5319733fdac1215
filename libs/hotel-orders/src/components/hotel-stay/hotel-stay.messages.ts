import { defineMessages } from '@karvon/i18n';

export const hotelStayMessages = defineMessages({
  title: {
    id: 'hotel-orders.stay',
    defaultMessage: 'Проживание',
    description: 'Heading over the hotel, the room and the days.',
  },
  stars: {
    id: 'hotel-orders.stay-stars',
    defaultMessage:
      '{count, plural, one {# звезда} few {# звезды} many {# звёзд} other {# звезды}}',
    description: 'Category of the hotel, read instead of the stars.',
  },
  arrival: { id: 'hotel-orders.stay-arrival', defaultMessage: 'Заезд', description: 'Term.' },
  departure: { id: 'hotel-orders.stay-departure', defaultMessage: 'Выезд', description: 'Term.' },
  party: { id: 'hotel-orders.stay-party', defaultMessage: 'Гости', description: 'Term.' },
  room: { id: 'hotel-orders.stay-room', defaultMessage: 'Номер', description: 'Term.' },
  beds: { id: 'hotel-orders.stay-beds', defaultMessage: 'Кровати', description: 'Term.' },
  rate: { id: 'hotel-orders.stay-rate', defaultMessage: 'Тариф', description: 'Term.' },
  meal: { id: 'hotel-orders.stay-meal', defaultMessage: 'Питание', description: 'Term.' },
  sleepers: {
    id: 'hotel-orders.stay-sleepers',
    defaultMessage: 'Размещение',
    description: 'Term: who sleeps in which room.',
  },
  area: {
    id: 'hotel-orders.stay-area',
    defaultMessage: '{name}, {area} м²',
    description: 'A room with its area in square metres.',
  },
  clock: {
    id: 'hotel-orders.stay-clock',
    defaultMessage: 'Время заезда и выезда местное.',
    description: 'Below the stay.',
  },
  cancellation: {
    id: 'hotel-orders.stay-cancellation',
    defaultMessage: 'Условия отмены',
    description: 'Heading over what cancelling costs.',
  },
});
