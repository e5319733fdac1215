import { defineMessages } from '@karvon/i18n';

export const searchTitles = defineMessages({
  search: {
    id: 'storefront.title.search',
    defaultMessage: 'Поиск по новостям и справке',
    description: 'Title of the page with what was found in news and company pages.',
  },
});
