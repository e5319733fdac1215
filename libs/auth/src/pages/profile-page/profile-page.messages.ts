import { defineMessages } from '@karvon/i18n';

export const profileMessages = defineMessages({
  title: {
    id: 'auth.profile-title',
    defaultMessage: 'Профиль',
    description: 'Heading of the page.',
  },
  loading: {
    id: 'auth.profile-loading',
    defaultMessage: 'Открываем профиль',
    description: 'Read aloud while the page is loading.',
  },
});
