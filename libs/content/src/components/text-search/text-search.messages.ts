import { defineMessages } from '@karvon/i18n';

export const searchMessages = defineMessages({
  label: {
    id: 'content.search-label',
    defaultMessage: 'Поиск по новостям и справке',
    description: 'Name of the search field for news and company pages.',
  },
  placeholder: {
    id: 'content.search-placeholder',
    defaultMessage: 'Возврат, багаж, животные…',
    description: 'Example in the empty search field.',
  },
  find: { id: 'content.search-find', defaultMessage: 'Найти', description: 'Button.' },
});
