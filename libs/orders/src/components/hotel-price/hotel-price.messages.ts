import { defineMessages } from '@karvon/i18n';

export const hotelPriceMessages = defineMessages({
  title: {
    id: 'orders.hotel-price',
    defaultMessage: 'Стоимость',
    description: 'Heading over the price lines.',
  },
  fee: {
    id: 'orders.hotel-price-fee',
    defaultMessage: 'Сервисный сбор и комиссия банка',
    description: 'Price line.',
  },
  total: { id: 'orders.hotel-price-total', defaultMessage: 'Итого', description: 'Price line.' },
  atHotel: {
    id: 'orders.hotel-price-at-hotel',
    defaultMessage: 'Оплачивается в отеле при заезде.',
    description: 'Below the price that is paid at the hotel.',
  },
  levies: {
    id: 'orders.hotel-price-levies',
    defaultMessage: 'Отдельно отелю при заезде: {list}',
    description: 'Taxes the hotel itself takes: «туристический сбор, 60 000 сум».',
  },
  levy: {
    id: 'orders.hotel-price-levy',
    defaultMessage: '{name}, {amount}',
    description: 'One tax the hotel takes.',
  },
});
