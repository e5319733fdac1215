import { defineMessages } from '@karvon/i18n';

export const unopenedMessages = defineMessages({
  loading: {
    id: 'order-parts.loading',
    defaultMessage: 'Открываем заказ',
    description: 'Read aloud while the order loads.',
  },
  find: {
    id: 'order-parts.find',
    defaultMessage: 'Найти заказ',
    description: 'Link to the order lookup.',
  },
  retry: { id: 'order-parts.retry', defaultMessage: 'Повторить', description: 'Button.' },
  problem: {
    id: 'order-parts.problem',
    defaultMessage: 'Не удалось открыть заказ',
    description: 'Heading when the order could not be shown.',
  },
});
