import { defineMessages } from '@karvon/i18n';

export const hotelResultMessages = defineMessages({
  successText: {
    id: 'hotel-orders.result-success-text',
    defaultMessage:
      'Спасибо! Отель подтверждает бронирование, ваучер появится на странице заказа через минуту-две.',
    description: 'Hotel payment result: success.',
  },
  successReady: {
    id: 'hotel-orders.result-success-ready',
    defaultMessage: 'Спасибо! Ваучер готов.',
    description: 'Hotel payment result: success, and the voucher is there.',
  },
  refundText: {
    id: 'hotel-orders.result-refund-text',
    defaultMessage: 'Бронирование отменено, деньги возвращаются тем же способом, каким вы платили.',
    description: 'The payment is being refunded.',
  },
  voucherByMail: {
    id: 'hotel-orders.result-voucher-by-mail',
    defaultMessage: 'Ваучер придёт на {email}. Скачать его можно и на странице заказа.',
    description: 'Payment result: what comes after the payment of a stay.',
  },
  voucherSent: {
    id: 'hotel-orders.result-voucher-sent',
    defaultMessage: 'Ваучер отправили на {email}. Скачать его можно и на странице заказа.',
    description: 'Payment result: the voucher of a paid stay is there.',
  },
});
