import { defineMessages } from '@karvon/i18n';

export const deadlineMessages = defineMessages({
  left: { id: 'orders.pay-left', defaultMessage: 'Осталось', description: 'Before a countdown.' },
  why: {
    id: 'orders.deadlines',
    defaultMessage: 'Почему такой срок',
    description: 'Opens the explanation of the deadlines.',
  },
  seats: {
    id: 'orders.deadline-seats',
    defaultMessage: 'Авиакомпания держит места',
    description: 'Term: until when the seats are held.',
  },
  price: {
    id: 'orders.deadline-price',
    defaultMessage: 'Цена не изменится',
    description: 'Term: until when the price is promised.',
  },
  pay: {
    id: 'orders.deadline-pay',
    defaultMessage: 'Оплатить нужно',
    description: 'Term: the deadline that counts.',
  },
  until: { id: 'orders.deadline-until', defaultMessage: 'до {at}', description: 'A deadline.' },
  note: {
    id: 'orders.deadline-note',
    defaultMessage:
      'Действует самый ранний из сроков; наш срок — {minutes} мин. Отсчёт — по времени сервера.',
    description: 'Below the deadlines.',
  },
});
