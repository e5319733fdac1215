import { defineMessages } from '@karvon/i18n';

export const deadlineMessages = defineMessages({
  left: {
    id: 'order-parts.pay-left',
    defaultMessage: 'Осталось',
    description: 'Before a countdown.',
  },
  why: {
    id: 'order-parts.deadlines',
    defaultMessage: 'Почему такой срок',
    description: 'Opens the explanation of the deadlines.',
  },
  seats: {
    id: 'order-parts.deadline-seats',
    defaultMessage: 'Авиакомпания держит места',
    description: 'Term: until when the seats are held.',
  },
  price: {
    id: 'order-parts.deadline-price',
    defaultMessage: 'Цена не изменится',
    description: 'Term: until when the price is promised.',
  },
  pay: {
    id: 'order-parts.deadline-pay',
    defaultMessage: 'Оплатить нужно',
    description: 'Term: the deadline that counts.',
  },
  until: {
    id: 'order-parts.deadline-until',
    defaultMessage: 'до {at}',
    description: 'A deadline.',
  },
  note: {
    id: 'order-parts.deadline-note',
    defaultMessage:
      'Действует самый ранний из сроков; наш срок — {minutes} мин. Отсчёт — по времени сервера.',
    description: 'Below the deadlines.',
  },
});
