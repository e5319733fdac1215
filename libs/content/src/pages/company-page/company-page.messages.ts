import { defineMessages } from '@karvon/i18n';

export const pageMessages = defineMessages({
  contents: {
    id: 'content.page-contents',
    defaultMessage: 'На этой странице',
    description: 'Heading of the table of contents of a long text.',
  },
  updated: {
    id: 'content.page-updated',
    defaultMessage: 'Обновлено {date}',
    description: 'Below a text: when it was changed last.',
  },
  asked: {
    id: 'content.page-asked',
    defaultMessage: 'Не нашли ответа?',
    description: 'Heading below a text, above the ways to ask.',
  },
});
