import { defineMessages } from '@karvon/i18n';

export const unavailableTitles = defineMessages({
  unavailable: {
    id: 'storefront.title.unavailable',
    defaultMessage: 'Страница сейчас недоступна',
    description: 'Title of a page whose text did not come from the server.',
  },
});
