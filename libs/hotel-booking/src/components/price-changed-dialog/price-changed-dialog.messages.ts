import { defineMessages } from '@karvon/i18n';

export const changedMessages = defineMessages({
  title: {
    id: 'hotel-booking.price-changed',
    defaultMessage: 'Цена изменилась',
    description: 'Dialog heading.',
  },
  text: {
    id: 'hotel-booking.price-changed-text',
    defaultMessage:
      'Мы уточнили цену у отеля. Бронирование не оформлено, данные гостей сохранены. Продолжить?',
    description: 'What happened and what is next.',
  },
  before: {
    id: 'hotel-booking.price-before',
    defaultMessage: 'Было',
    description: 'Before the old price.',
  },
  now: {
    id: 'hotel-booking.price-now',
    defaultMessage: 'Стало',
    description: 'Before the new price.',
  },
  accept: {
    id: 'hotel-booking.price-accept',
    defaultMessage: 'Забронировать за {total}',
    description: 'Button: agree to the new price and book.',
  },
  rooms: {
    id: 'hotel-booking.price-rooms',
    defaultMessage: 'Выбрать другой номер',
    description: 'Link.',
  },
  close: {
    id: 'hotel-booking.price-close',
    defaultMessage: 'Закрыть',
    description: 'Closes the dialog.',
  },
});
