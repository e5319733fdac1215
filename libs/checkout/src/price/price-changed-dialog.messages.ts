import { defineMessages } from '@karvon/i18n';

export const changedMessages = defineMessages({
  title: {
    id: 'checkout.price-changed',
    defaultMessage: 'Цена изменилась',
    description: 'Dialog heading.',
  },
  text: {
    id: 'checkout.price-changed-text',
    defaultMessage:
      '{product, select, air {Авиакомпания изменила цену. Бронирование ещё не оформлено, данные пассажиров сохранены.} other {Отель изменил цену. Бронирование ещё не оформлено, данные гостей сохранены.}}',
    description: 'What happened and what is next.',
  },
  before: {
    id: 'checkout.price-before',
    defaultMessage: 'Было',
    description: 'Before the old price.',
  },
  now: {
    id: 'checkout.price-now',
    defaultMessage: 'Стало',
    description: 'Before the new price.',
  },
  accept: {
    id: 'checkout.price-accept',
    defaultMessage: 'Забронировать за {total}',
    description: 'Button: agree to the new price and book.',
  },
  back: {
    id: 'checkout.price-back',
    defaultMessage: '{product, select, air {Вернуться к результатам} other {Выбрать другой номер}}',
    description: 'Link: back to the list of flights, or to the rooms of the hotel.',
  },
  close: {
    id: 'checkout.price-close',
    defaultMessage: 'Закрыть',
    description: 'Closes the dialog.',
  },
});
