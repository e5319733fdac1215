import { defineMessages } from '@karvon/i18n';

export const filteredOutMessages = defineMessages({
  filtered: {
    id: 'search-parts.filtered-out',
    defaultMessage: 'По этим фильтрам ничего не найдено',
    description: 'Heading when filters let nothing through.',
  },
  dropAll: {
    id: 'search-parts.drop-all',
    defaultMessage: 'Сбросить все фильтры',
    description: 'Button.',
  },
});
