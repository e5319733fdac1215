import { defineMessages } from '@karvon/i18n';

export const hotelOrderTitles = defineMessages({
  hotelOrder: {
    id: 'storefront.title.hotel-order',
    defaultMessage: 'Заказ отеля {number}',
    description: 'Title of the page of a hotel order.',
  },
});
