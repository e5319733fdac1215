import { defineMessages } from '@karvon/i18n';

export const problemMessages = defineMessages({
  title: {
    id: 'content.problem',
    defaultMessage: 'Не удалось загрузить страницу',
    description: 'Heading when the text of a page did not come.',
  },
  retry: {
    id: 'content.retry',
    defaultMessage: 'Повторить',
    description: 'Button beside a problem: ask the API again.',
  },
});
