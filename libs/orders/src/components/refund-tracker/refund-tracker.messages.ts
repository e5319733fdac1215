import { defineMessages } from '@karvon/i18n';

export const trackerMessages = defineMessages({
  title: {
    id: 'orders.refund-progress',
    defaultMessage: 'Ход возврата',
    description: 'Heading over the steps of a refund.',
  },
  sums: {
    id: 'orders.refund-progress-sums',
    defaultMessage: 'Расчёт, который вы подтвердили',
    description: 'Opens the confirmed sums.',
  },
  ahead: {
    id: 'orders.refund-ahead',
    defaultMessage: 'ожидается',
    description: 'A step that is still ahead.',
  },
  by: {
    id: 'orders.refund-ahead-by',
    defaultMessage: 'не позже {day}',
    description: 'A step that is ahead, with its latest day.',
  },
});

export const stepNames = defineMessages({
  'in-review': {
    id: 'orders.refund-step-in-review',
    defaultMessage: 'Заявку проверяют авиакомпания и наш сотрудник',
    description: 'A step of a refund.',
  },
  'at-carrier': {
    id: 'orders.refund-step-at-carrier',
    defaultMessage: 'Возвращаем билеты авиакомпании',
    description: 'A step of a refund.',
  },
  'at-bank': {
    id: 'orders.refund-step-at-bank',
    defaultMessage: 'Отправляем деньги через банк',
    description: 'A step of a refund.',
  },
  returned: {
    id: 'orders.refund-step-returned',
    defaultMessage: 'Возврат завершён',
    description: 'A step of a refund.',
  },
  declined: {
    id: 'orders.refund-step-declined',
    defaultMessage:
      'Авиакомпания не подтвердила причину. Билеты действуют, их можно вернуть по правилам тарифа.',
    description: 'A step of a refund.',
  },
});

/** What is said of a step once it is over; of the others the same as before. */
export const doneStepNames = defineMessages({
  'in-review': {
    id: 'orders.refund-done-in-review',
    defaultMessage: 'Заявку проверили авиакомпания и наш сотрудник',
    description: 'A step of a refund that is over.',
  },
  'at-carrier': {
    id: 'orders.refund-done-at-carrier',
    defaultMessage: 'Билеты возвращены авиакомпании',
    description: 'A step of a refund that is over.',
  },
  'at-bank': {
    id: 'orders.refund-done-at-bank',
    defaultMessage: 'Деньги отправлены через банк',
    description: 'A step of a refund that is over.',
  },
  returned: stepNames.returned,
  declined: stepNames.declined,
});
