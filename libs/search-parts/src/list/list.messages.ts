import { defineMessages } from '@karvon/i18n';

export const listMessages = defineMessages({
  undo: {
    id: 'search-parts.filters-undo',
    defaultMessage: 'Отменить',
    description: 'Button: takes back the last change of the filters.',
  },
});
