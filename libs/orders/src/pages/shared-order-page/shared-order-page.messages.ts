import { defineMessages } from '@karvon/i18n';

export const sharedMessages = defineMessages({
  title: {
    id: 'orders.shared',
    defaultMessage: 'Заказ {number}',
    description: 'Page heading of an order opened by its link.',
  },
  lead: {
    id: 'orders.shared-lead',
    defaultMessage:
      'Вам прислали ссылку на заказ. Здесь только рейсы и статус, без имён и документов.',
    description: 'Below the page heading.',
  },
  pay: {
    id: 'orders.shared-pay',
    defaultMessage: 'Оплатить этот заказ',
    description: 'Heading over the payment.',
  },
  payText: {
    id: 'orders.shared-pay-text',
    defaultMessage: 'Чек и билеты получит тот, кто оформил заказ. Оплатить нужно до {by}.',
    description: 'Below the heading over the payment.',
  },
  own: {
    id: 'orders.shared-own',
    defaultMessage: 'Это мой заказ',
    description: 'Link to the lookup, for the passenger himself.',
  },
  problem: {
    id: 'orders.shared-problem',
    defaultMessage: 'Ссылка не открылась',
    description: 'Heading when the link opens nothing.',
  },
  problemText: {
    id: 'orders.shared-problem-text',
    defaultMessage:
      'Проверьте, что ссылка скопирована целиком, или найдите заказ по номеру и фамилии.',
    description: 'When the link opens nothing.',
  },
  loading: {
    id: 'orders.shared-loading',
    defaultMessage: 'Открываем заказ',
    description: 'Read aloud while the order loads.',
  },
  retry: {
    id: 'orders.shared-retry',
    defaultMessage: 'Попробовать ещё раз',
    description: 'Button.',
  },
});

export const sharedStatuses = defineMessages({
  'not-paid': {
    id: 'orders.shared-not-paid',
    defaultMessage: 'Ожидает оплаты',
    description: 'Status of an order opened by its link.',
  },
  paid: {
    id: 'orders.shared-paid',
    defaultMessage: 'Оплачен',
    description: 'Status of an order opened by its link.',
  },
  return: {
    id: 'orders.shared-return',
    defaultMessage: 'Возврат',
    description: 'Status of an order opened by its link.',
  },
  cancelled: {
    id: 'orders.shared-cancelled',
    defaultMessage: 'Отменён',
    description: 'Status of an order opened by its link.',
  },
  'issue-error': {
    id: 'orders.shared-issue-error',
    defaultMessage: 'Оплачен, билеты выписываются',
    description: 'Status of an order opened by its link.',
  },
  error: {
    id: 'orders.shared-error',
    defaultMessage: 'Ошибка',
    description: 'Status of an order opened by its link.',
  },
});
