import { defineMessages } from '@karvon/i18n';

export const hotelPriceMessages = defineMessages({
  title: {
    id: 'orders.hotel-price',
    defaultMessage: 'Стоимость',
    description: 'Heading over the price lines.',
  },
  paid: {
    id: 'orders.hotel-price-paid',
    defaultMessage: 'Оплачено · {method}',
    description: 'Price line: what was paid and by which method.',
  },
  atHotel: {
    id: 'orders.hotel-price-at-hotel',
    defaultMessage: 'Оплачивается в отеле при заезде.',
    description: 'Below the price that is paid at the hotel.',
  },
});
