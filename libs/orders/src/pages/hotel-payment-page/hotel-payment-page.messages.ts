import { defineMessages } from '@karvon/i18n';

export const hotelResultMessages = defineMessages({
  successText: {
    id: 'orders.hotel-result-success-text',
    defaultMessage:
      'Спасибо! Отель подтверждает бронирование, ваучер появится на странице заказа через минуту-две.',
    description: 'Hotel payment result: success.',
  },
  successReady: {
    id: 'orders.hotel-result-success-ready',
    defaultMessage: 'Спасибо! Ваучер готов.',
    description: 'Hotel payment result: success, and the voucher is there.',
  },
  refundText: {
    id: 'orders.hotel-result-refund-text',
    defaultMessage: 'Бронирование отменено, деньги возвращаются тем же способом, каким вы платили.',
    description: 'The payment is being refunded.',
  },
});
