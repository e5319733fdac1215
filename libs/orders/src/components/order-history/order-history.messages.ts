import { defineMessages } from '@karvon/i18n';

export const historyMessages = defineMessages({
  title: {
    id: 'orders.history',
    defaultMessage: 'Ход заказа',
    description: 'Heading over what happened to the order.',
  },
});

/** Steps of an air order. */
export const airSteps = defineMessages({
  'not-paid': {
    id: 'orders.history-not-paid',
    defaultMessage: 'Заказ оформлен',
    description: 'A step of the order.',
  },
  paid: {
    id: 'orders.history-paid',
    defaultMessage: 'Оплачен',
    description: 'A step of the order.',
  },
  'paid-after-return': {
    id: 'orders.history-paid-after-return',
    defaultMessage: 'Билеты действуют',
    description: 'A step of the order: a refund was declined, or was of a part of the tickets.',
  },
  return: {
    id: 'orders.history-return',
    defaultMessage: 'Начат возврат',
    description: 'A step of the order.',
  },
  cancelled: {
    id: 'orders.history-cancelled',
    defaultMessage: 'Заказ отменён',
    description: 'A step of the order.',
  },
  'issue-error': {
    id: 'orders.history-issue-error',
    defaultMessage: 'Билеты не оформлены, пробуем ещё раз',
    description: 'A step of the order.',
  },
  error: {
    id: 'orders.history-error',
    defaultMessage: 'Ошибка',
    description: 'A step of the order.',
  },
});
