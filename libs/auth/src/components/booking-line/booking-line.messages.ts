import { defineMessages } from '@karvon/i18n';

export const bookingMessages = defineMessages({
  andBack: {
    id: 'auth.booking-and-back',
    defaultMessage: '{route} и обратно',
    description: 'The cities of a journey that ends where it began: Ташкент — Москва и обратно.',
  },
  changed: {
    id: 'auth.booking-flight-changed',
    defaultMessage: 'Откройте заказ и решите, что делать',
    description: 'Below the state of an order whose flight the airline has changed.',
  },
  number: {
    id: 'auth.booking-number',
    defaultMessage: 'Заказ {number}',
    description: 'Number of an order.',
  },
  open: {
    id: 'auth.booking-open',
    defaultMessage: 'Открыть заказ {number}',
    description: 'Read aloud: the link of an entry of the booking history.',
  },
  payBefore: {
    id: 'auth.booking-pay-before',
    defaultMessage: 'Оплатите до {time}',
    description: 'An unpaid order: local day and time.',
  },
  stay: {
    id: 'auth.booking-stay',
    defaultMessage:
      '{rooms, plural, =1 {{room}} one {# × «{room}»} few {# × «{room}»} many {# × «{room}»} other {# × «{room}»}} · {guests, plural, one {# гость} few {# гостя} many {# гостей} other {# гостя}}',
    description: 'A hotel order: how many rooms of what kind, and how many guests.',
  },
});
