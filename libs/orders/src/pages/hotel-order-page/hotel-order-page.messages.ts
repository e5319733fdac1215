import { defineMessages } from '@karvon/i18n';

export const hotelOrderMessages = defineMessages({
  confirmation: {
    id: 'orders.hotel-confirmation',
    defaultMessage: 'Номер бронирования в отеле: {number}',
    description: 'Below the page heading.',
  },
  refresh: {
    id: 'orders.hotel-refresh',
    defaultMessage: 'Обновить',
    description: 'Button: look at the order again.',
  },
  refreshing: {
    id: 'orders.hotel-refreshing',
    defaultMessage: 'Обновляем заказ',
    description: 'Read aloud while the order is looked at again.',
  },
  again: {
    id: 'orders.hotel-search-again',
    defaultMessage: 'Найти другой отель',
    description: 'Link to the hotel search.',
  },
});
