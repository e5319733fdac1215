import { defineMessages } from '@karvon/i18n';

export const hotelOrderMessages = defineMessages({
  confirmation: {
    id: 'hotel-orders.confirmation',
    defaultMessage: 'Номер бронирования в отеле: {number}',
    description: 'Below the page heading.',
  },
  refresh: {
    id: 'hotel-orders.refresh',
    defaultMessage: 'Обновить',
    description: 'Button: look at the order again.',
  },
  refreshing: {
    id: 'hotel-orders.refreshing',
    defaultMessage: 'Обновляем заказ',
    description: 'Read aloud while the order is looked at again.',
  },
  again: {
    id: 'hotel-orders.search-again',
    defaultMessage: 'Найти другой отель',
    description: 'Link to the hotel search.',
  },
});
