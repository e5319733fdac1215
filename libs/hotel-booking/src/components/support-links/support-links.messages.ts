import { defineMessages } from '@karvon/i18n';

export const supportMessages = defineMessages({
  title: {
    id: 'hotel-booking.support',
    defaultMessage: 'Обратиться в поддержку',
    description: 'Name of the list of ways to reach support.',
  },
});
