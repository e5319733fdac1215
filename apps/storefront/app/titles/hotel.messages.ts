import { defineMessages } from '@karvon/i18n';

export const hotelTitles = defineMessages({
  hotel: {
    id: 'storefront.title.hotel',
    defaultMessage: '{hotel}, {city}: номера и цены',
    description: 'Title of the page of a hotel.',
  },
});
