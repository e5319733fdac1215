import { defineMessages } from '@karvon/i18n';

export const bookingsTitles = defineMessages({
  bookings: {
    id: 'storefront.title.bookings',
    defaultMessage: 'История бронирований',
    description: 'Title of the booking history of a signed-in visitor.',
  },
});
