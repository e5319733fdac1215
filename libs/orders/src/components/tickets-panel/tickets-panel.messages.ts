import { defineMessages } from '@karvon/i18n';

export const ticketsMessages = defineMessages({
  title: {
    id: 'orders.tickets',
    defaultMessage: 'Билеты',
    description: 'Heading over the ticket downloads.',
  },
  download: {
    id: 'orders.tickets-download',
    defaultMessage: 'Скачать билеты (PDF)',
    description: 'Link.',
  },
  calendar: {
    id: 'orders.tickets-calendar',
    defaultMessage: 'Добавить в календарь',
    description: 'Link to an ICS file.',
  },
  seats: {
    id: 'orders.tickets-seats',
    defaultMessage:
      'Рейс {flight}: {count, plural, one {место} few {места} many {места} other {места}} {seats}',
    description: 'The bought seats of a flight, e.g. «Рейс HY 601: места 12A, 12B».',
  },
  generating: {
    id: 'orders.tickets-generating',
    defaultMessage: 'Билеты оформляются',
    description: 'Tickets are being generated.',
  },
  refresh: {
    id: 'orders.tickets-refresh',
    defaultMessage: 'Обновить',
    description: 'Button: look at the order again.',
  },
});
