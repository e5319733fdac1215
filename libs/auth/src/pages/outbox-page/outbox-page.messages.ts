import { defineMessages } from '@karvon/i18n';

export const outboxMessages = defineMessages({
  title: {
    id: 'auth.outbox',
    defaultMessage: 'Исходящие сообщения песочницы',
    description: 'Heading of a developer page.',
  },
  lead: {
    id: 'auth.outbox-lead',
    defaultMessage: 'SMS и письма, которые никуда не ушли: коды, заказы, билеты. Новые сверху.',
    description: 'Under that heading.',
  },
  empty: {
    id: 'auth.outbox-empty',
    defaultMessage: 'Сообщений пока нет',
    description: 'The list is empty.',
  },
  refresh: { id: 'auth.outbox-refresh', defaultMessage: 'Обновить', description: 'Button.' },
  loading: {
    id: 'auth.outbox-loading',
    defaultMessage: 'Читаем сообщения',
    description: 'Read aloud while the list is loading.',
  },
  file: {
    id: 'auth.outbox-file',
    defaultMessage: 'Вложение: {name}, {bytes} байт',
    description: 'A file of an e-mail; bytes is a number with its thousands apart.',
  },
});
