import { defineMessages } from '@karvon/i18n';

export const hotelStayMessages = defineMessages({
  title: {
    id: 'orders.stay',
    defaultMessage: 'Проживание',
    description: 'Heading over the hotel, the room and the days.',
  },
  stars: {
    id: 'orders.stay-stars',
    defaultMessage:
      '{count, plural, one {# звезда} few {# звезды} many {# звёзд} other {# звезды}}',
    description: 'Category of the hotel, read instead of the stars.',
  },
  arrival: { id: 'orders.stay-arrival', defaultMessage: 'Заезд', description: 'Term.' },
  departure: { id: 'orders.stay-departure', defaultMessage: 'Выезд', description: 'Term.' },
  party: { id: 'orders.stay-party', defaultMessage: 'Гости', description: 'Term.' },
  room: { id: 'orders.stay-room', defaultMessage: 'Номер', description: 'Term.' },
  beds: { id: 'orders.stay-beds', defaultMessage: 'Кровати', description: 'Term.' },
  rate: { id: 'orders.stay-rate', defaultMessage: 'Тариф', description: 'Term.' },
  meal: { id: 'orders.stay-meal', defaultMessage: 'Питание', description: 'Term.' },
  sleepers: {
    id: 'orders.stay-sleepers',
    defaultMessage: 'Размещение',
    description: 'Term: who sleeps in which room.',
  },
  area: {
    id: 'orders.stay-area',
    defaultMessage: '{name}, {area} м²',
    description: 'A room with its area in square metres.',
  },
  clock: {
    id: 'orders.stay-clock',
    defaultMessage: 'Время заезда и выезда местное.',
    description: 'Below the stay.',
  },
  cancellation: {
    id: 'orders.stay-cancellation',
    defaultMessage: 'Условия отмены',
    description: 'Heading over what cancelling costs.',
  },
});
