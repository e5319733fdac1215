import { defineMessages } from '@karvon/i18n';

export const hotelResultMessages = defineMessages({
  success: {
    id: 'orders.hotel-result-success',
    defaultMessage: 'Оплата прошла успешно',
    description: 'Hotel payment result: success.',
  },
  successText: {
    id: 'orders.hotel-result-success-text',
    defaultMessage:
      'Спасибо! Отель подтверждает бронь, ваучер появится на странице заказа через минуту-две.',
    description: 'Hotel payment result: success.',
  },
  failure: {
    id: 'orders.hotel-result-failure',
    defaultMessage: 'Платёж не прошёл, попробуйте ещё раз',
    description: 'Hotel payment result: failure (specification: hotel payment failure).',
  },
  declined: {
    id: 'orders.hotel-result-declined',
    defaultMessage: 'Банк отклонил платёж, деньги не списаны. Можно выбрать другой способ оплаты.',
    description: 'Why the payment failed.',
  },
  pending: {
    id: 'orders.hotel-result-pending',
    defaultMessage: 'Платёж обрабатывается',
    description: 'Hotel payment result: pending (specification: hotel payment pending).',
  },
  refundText: {
    id: 'orders.hotel-result-refund-text',
    defaultMessage: 'Бронь снята, деньги возвращаются тем же способом, каким вы платили.',
    description: 'The payment is being refunded.',
  },
});
