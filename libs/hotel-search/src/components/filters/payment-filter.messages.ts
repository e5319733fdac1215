import { defineMessages } from '@karvon/i18n';

export const paymentMessages = defineMessages({
  payment: {
    id: 'hotel-search.payment',
    defaultMessage: 'Где платить',
    description: 'Heading over the choice where a stay is paid.',
  },
  payNow: {
    id: 'hotel-search.payment-now',
    defaultMessage: 'Сейчас на сайте',
    description: 'Where a stay is paid: to the agency.',
  },
  payAtHotel: {
    id: 'hotel-search.payment-at-hotel',
    defaultMessage: 'В отеле при заезде',
    description: 'Where a stay is paid: at the hotel.',
  },
  payAny: {
    id: 'hotel-search.payment-any',
    defaultMessage: 'Неважно',
    description: 'Where a stay is paid: anywhere.',
  },
  onRequest: {
    id: 'hotel-search.on-request',
    defaultMessage: 'Показать номера под запрос',
    description: 'Switch: also rooms that the hotel has to confirm first.',
  },
  onRequestHint: {
    id: 'hotel-search.on-request-hint',
    defaultMessage: 'Такое бронирование отель подтверждает не сразу.',
    description: 'Below that switch.',
  },
});
