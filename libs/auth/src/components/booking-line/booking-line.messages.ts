import { defineMessages } from '@karvon/i18n';

export const bookingMessages = defineMessages({
  andBack: {
    id: 'auth.booking-and-back',
    defaultMessage: '{route} и обратно',
    description: 'The cities of a journey that ends where it began: Ташкент — Москва и обратно.',
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
      '{rooms, plural, one {{room}} few {# × «{room}»} many {# × «{room}»} other {# × «{room}»}} · {guests, plural, one {# гость} few {# гостя} many {# гостей} other {# гостя}}',
    description: 'A hotel order: how many rooms of what kind, and how many guests.',
  },
});

export const bookingStatusMessages = defineMessages({
  'not-paid': {
    id: 'auth.booking-not-paid',
    defaultMessage: 'Ожидает оплаты',
    description: 'Status of an air order.',
  },
  issuing: {
    id: 'auth.booking-issuing',
    defaultMessage: 'Оплачен, оформляем билеты',
    description: 'Status of an air order: paid, the tickets are being made.',
  },
  paid: {
    id: 'auth.booking-paid',
    defaultMessage: 'Оплачен, билеты готовы',
    description: 'Status of an air order: paid, the tickets are there.',
  },
  return: {
    id: 'auth.booking-return',
    defaultMessage: 'Возврат',
    description: 'Status of an air order.',
  },
  cancelled: {
    id: 'auth.booking-cancelled',
    defaultMessage: 'Отменён',
    description: 'Status of an air order.',
  },
  'issue-error': {
    id: 'auth.booking-issue-error',
    defaultMessage: 'Ошибка оформления билетов: обратитесь в поддержку',
    description: 'Status of an air order: paid, but there are no tickets.',
  },
  error: {
    id: 'auth.booking-error',
    defaultMessage: 'Ошибка',
    description: 'Status of an air order.',
  },
});

export const stayStatusMessages = defineMessages({
  created: {
    id: 'auth.stay-created',
    defaultMessage: 'Бронирование создано',
    description: 'Status of a hotel order.',
  },
  'waiting-for-booking': {
    id: 'auth.stay-waiting-for-booking',
    defaultMessage: 'Ожидает бронирования',
    description: 'Status of a hotel order.',
  },
  'waiting-for-payment': {
    id: 'auth.stay-waiting-for-payment',
    defaultMessage: 'Ожидает оплаты',
    description: 'Status of a hotel order.',
  },
  'in-progress': {
    id: 'auth.stay-in-progress',
    defaultMessage: 'В обработке',
    description: 'Status of a hotel order: booked and settled, the voucher is being made.',
  },
  finished: {
    id: 'auth.stay-finished',
    defaultMessage: 'Оплачен, номер забронирован',
    description: 'Status of a hotel order that was paid.',
  },
  'pay-at-hotel': {
    id: 'auth.stay-pay-at-hotel',
    defaultMessage: 'Забронирован, оплата в отеле',
    description: 'Status of a hotel order that is paid at the hotel.',
  },
  cancelling: {
    id: 'auth.stay-cancelling',
    defaultMessage: 'Ожидает отмены',
    description: 'Status of a hotel order.',
  },
  canceled: {
    id: 'auth.stay-canceled',
    defaultMessage: 'Отменён',
    description: 'Status of a hotel order.',
  },
});
