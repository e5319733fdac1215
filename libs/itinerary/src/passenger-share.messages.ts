import { defineMessages } from '@karvon/i18n';

export const shareMessages = defineMessages({
  each: {
    id: 'itinerary.each',
    defaultMessage: '{mixed, select, true {в среднем по {price}} other {по {price} на пассажира}}',
    description:
      'Below a price for all: the share of one; an average where children are among them.',
  },
});
