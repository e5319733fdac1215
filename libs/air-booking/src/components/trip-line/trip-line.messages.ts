import { defineMessages } from '@karvon/i18n';

export const tripLineMessages = defineMessages({
  line: {
    id: 'air-booking.trip-line',
    defaultMessage: '{route} · {dates} · {travellers}',
    description:
      'The trip in one line above a button: cities, days, how many fly; all finished texts.',
  },
});
