import { defineMessages } from '@karvon/i18n';

export const fareEndMessages = defineMessages({
  until: {
    id: 'itinerary.until',
    defaultMessage: 'до {moment} (время города вылета)',
    description: 'Until when a refund or exchange is allowed, by the clock of the first departure.',
  },
});
