import { defineMessages } from '@karvon/i18n';

export const registerTitles = defineMessages({
  register: {
    id: 'storefront.title.register',
    defaultMessage: 'Регистрация',
    description: 'Title of the registration.',
  },
});
