import { defineMessages } from '@karvon/i18n';

export const profileTitles = defineMessages({
  profile: {
    id: 'storefront.title.profile',
    defaultMessage: 'Профиль',
    description: 'Title of the profile of a signed-in visitor.',
  },
});
