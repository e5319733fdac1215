import { defineMessages } from '@karvon/i18n';

export const hotelPriceMessages = defineMessages({
  title: {
    id: 'hotel-orders.price',
    defaultMessage: 'Стоимость',
    description: 'Heading over the price lines.',
  },
  atHotel: {
    id: 'hotel-orders.price-at-hotel',
    defaultMessage: 'Оплачивается в отеле при заезде.',
    description: 'Below the price that is paid at the hotel.',
  },
});
