import { defineMessages } from '@karvon/i18n';

export const sharedMessages = defineMessages({
  title: {
    id: 'orders.shared',
    defaultMessage: 'Заказ {number}',
    description: 'Page heading of an order opened by its link.',
  },
  lead: {
    id: 'orders.shared-lead',
    defaultMessage: 'Вам прислали ссылку на заказ. Имён и документов здесь нет.',
    description: 'Below the page heading.',
  },
  pay: {
    id: 'orders.shared-pay',
    defaultMessage: 'Оплатить этот заказ',
    description: 'Heading over the payment.',
  },
  payText: {
    id: 'orders.shared-pay-text',
    defaultMessage: 'Чек и билеты получит тот, кто оформил заказ. Оплатите до {by}.',
    description: 'Below the heading over the payment.',
  },
  own: {
    id: 'orders.shared-own',
    defaultMessage: 'Это мой заказ',
    description: 'Link to the lookup, for the passenger himself.',
  },
  problem: {
    id: 'orders.shared-problem',
    defaultMessage: 'Не удалось открыть ссылку',
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
    defaultMessage: 'Повторить',
    description: 'Button.',
  },
});
