import { defineMessages } from '@karvon/i18n';

export const hotelBookingTitles = defineMessages({
  hotelBooking: {
    id: 'storefront.title.hotel-booking',
    defaultMessage: 'Бронирование отеля',
    description: 'Title of the page with the form of hotel guests.',
  },
});
