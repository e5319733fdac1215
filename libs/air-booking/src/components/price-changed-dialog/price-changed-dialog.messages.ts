import { defineMessages } from '@karvon/i18n';

export const changedMessages = defineMessages({
  title: {
    id: 'air-booking.price-changed',
    defaultMessage: 'Цена изменилась',
    description: 'Dialog heading.',
  },
  text: {
    id: 'air-booking.price-changed-text',
    defaultMessage:
      'Авиакомпания изменила цену. Бронирование ещё не оформлено, данные пассажиров сохранены.',
    description: 'What happened and what is next.',
  },
  before: {
    id: 'air-booking.price-before',
    defaultMessage: 'Было',
    description: 'Before the old price.',
  },
  now: {
    id: 'air-booking.price-now',
    defaultMessage: 'Стало',
    description: 'Before the new price.',
  },
  accept: {
    id: 'air-booking.price-accept',
    defaultMessage: 'Забронировать за {total}',
    description: 'Button: agree to the new price and book.',
  },
  results: {
    id: 'air-booking.price-results',
    defaultMessage: 'Вернуться к результатам',
    description: 'Link.',
  },
  close: {
    id: 'air-booking.price-close',
    defaultMessage: 'Закрыть',
    description: 'Closes the dialog.',
  },
});
