import { defineMessages } from '@karvon/i18n';

export const trailMessages = defineMessages({
  label: {
    id: 'content.trail',
    defaultMessage: 'Вы здесь',
    description: 'Names the breadcrumbs, for screen readers.',
  },
  home: {
    id: 'content.trail-home',
    defaultMessage: 'Главная',
    description: 'The first of the breadcrumbs.',
  },
});
