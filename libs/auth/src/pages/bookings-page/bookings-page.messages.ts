import { defineMessages } from '@karvon/i18n';

export const bookingsMessages = defineMessages({
  title: {
    id: 'auth.bookings-title',
    defaultMessage: 'История бронирований',
    description: 'Heading of the page.',
  },
  loading: {
    id: 'auth.bookings-loading',
    defaultMessage: 'Ищем ваши бронирования',
    description: 'Read aloud while the page is loading.',
  },
  upcoming: {
    id: 'auth.bookings-upcoming',
    defaultMessage: 'Предстоящие',
    description: 'Heading of a list of orders.',
  },
  past: {
    id: 'auth.bookings-past',
    defaultMessage: 'Прошедшие и отменённые',
    description: 'Heading of a list of orders.',
  },
  empty: {
    id: 'auth.bookings-empty',
    defaultMessage: 'Бронирований пока нет',
    description: 'There is nothing in the history.',
  },
  emptyText: {
    id: 'auth.bookings-empty-text',
    defaultMessage:
      'Здесь появятся заказы, оформленные после входа, и прежние заказы с тем же номером телефона. Остальные заказы можно найти по номеру.',
    description: 'Under that heading.',
  },
  search: {
    id: 'auth.bookings-search',
    defaultMessage: 'Найти билеты',
    description: 'Link to the search.',
  },
  myOrder: {
    id: 'auth.bookings-my-order',
    defaultMessage: 'Найти заказ по номеру',
    description: 'Link to the order look-up.',
  },
  count: {
    id: 'auth.bookings-count',
    defaultMessage: 'Показано {shown} из {all}',
    description: 'How much of a list is in sight.',
  },
  more: {
    id: 'auth.bookings-more',
    defaultMessage: 'Показать ещё {count}',
    description: 'Button under a list.',
  },
});
