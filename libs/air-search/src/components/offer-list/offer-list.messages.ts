import { defineMessages } from '@karvon/i18n';

export const listMessages = defineMessages({
  name: {
    id: 'air-search.offers',
    defaultMessage: 'Варианты перелёта',
    description: 'Name of the list of offers, for screen readers.',
  },
});
