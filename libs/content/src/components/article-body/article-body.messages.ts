import { defineMessages } from '@karvon/i18n';

export const articleMessages = defineMessages({
  table: {
    id: 'content.table',
    defaultMessage: 'Таблица',
    description: 'Names the box a wide table scrolls in, for screen readers.',
  },
});
