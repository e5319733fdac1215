import { defineMessages } from '@karvon/i18n';

export const unopenedMessages = defineMessages({
  loading: {
    id: 'orders.loading',
    defaultMessage: 'Открываем заказ',
    description: 'Read aloud while the order loads.',
  },
  find: {
    id: 'orders.find',
    defaultMessage: 'Найти заказ',
    description: 'Link to the order lookup.',
  },
  retry: { id: 'orders.retry', defaultMessage: 'Повторить', description: 'Button.' },
  problem: {
    id: 'orders.problem',
    defaultMessage: 'Не удалось открыть заказ',
    description: 'Heading when the order could not be shown.',
  },
});
