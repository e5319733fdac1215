import { defineMessages } from '@karvon/i18n';

export const resultMessages = defineMessages({
  success: {
    id: 'orders.result-success',
    defaultMessage: 'Платёж прошёл',
    description: 'Payment result: success.',
  },
  successText: {
    id: 'orders.result-success-text',
    defaultMessage: 'Спасибо! Оформляем билеты: они появятся на странице заказа через минуту-две.',
    description: 'Payment result: success.',
  },
  successReady: {
    id: 'orders.result-success-ready',
    defaultMessage: 'Спасибо! Билеты готовы.',
    description: 'Payment result: success, and the tickets are there.',
  },
  exchangeText: {
    id: 'orders.result-exchange-text',
    defaultMessage:
      'Спасибо! Обмениваем билеты: новые появятся на странице заказа через минуту-две.',
    description: 'Payment result: the exchange of tickets is paid, the new ones are not there yet.',
  },
  exchangeReady: {
    id: 'orders.result-exchange-ready',
    defaultMessage: 'Спасибо! Новые билеты готовы.',
    description: 'Payment result: the exchange is paid, and the new tickets are there.',
  },
  exchangeRefund: {
    id: 'orders.result-exchange-refund',
    defaultMessage:
      'Обмен не состоялся, прежние билеты действуют. Вернём всю доплату тем же способом.',
    description: 'The payment of an exchange that was refused, or came too late, is refunded.',
  },
  extrasText: {
    id: 'orders.result-extras-text',
    defaultMessage:
      'Спасибо! Оформляем багаж и места: они появятся на странице заказа через минуту-две.',
    description: 'Payment result: bags and seats are paid on their own, the airline is asked.',
  },
  extrasReady: {
    id: 'orders.result-extras-ready',
    defaultMessage: 'Спасибо! Багаж и места оформлены.',
    description: 'Payment result: bags and seats are paid, and the airline has confirmed them.',
  },
  failure: {
    id: 'orders.result-failure',
    defaultMessage: 'Платёж не прошёл, попробуйте ещё раз',
    description: 'Payment result: failure.',
  },
  declined: {
    id: 'orders.result-declined',
    defaultMessage: 'Банк отклонил платёж, деньги не списаны. Можно выбрать другой способ оплаты.',
    description: 'Payment result: failure.',
  },
  'insufficient-funds': {
    id: 'orders.result-insufficient-funds',
    defaultMessage: 'На карте недостаточно средств, деньги не списаны. Попробуйте другую карту.',
    description: 'Payment result: failure.',
  },
  'cancelled-by-payer': {
    id: 'orders.result-cancelled',
    defaultMessage: 'Вы отменили платёж. Оплатить можно, пока не истёк срок.',
    description: 'Payment result: failure.',
  },
  expired: {
    id: 'orders.result-expired',
    defaultMessage: 'Время на оплату истекло, деньги не списаны. Начните оплату заново.',
    description: 'Payment result: failure.',
  },
  pending: {
    id: 'orders.result-pending',
    defaultMessage: 'Платёж обрабатывается',
    description: 'Payment result: pending.',
  },
  pendingText: {
    id: 'orders.result-pending-text',
    defaultMessage:
      'Банк ещё не ответил. Обычно это занимает минуту; страница обновится автоматически. Второй раз платить не нужно.',
    description: 'Payment result: pending.',
  },
  openText: {
    id: 'orders.result-open-text',
    defaultMessage:
      'Банк пока не сообщил об оплате. Если вы заплатили, подождите: страница обновится автоматически. Если нет, откройте заказ: там можно продолжить оплату или выбрать другой способ.',
    description: 'Payment result: the payer is back, and nobody has begun to pay at the bank.',
  },
  order: {
    id: 'orders.result-order',
    defaultMessage: 'К заказу {number}',
    description: 'Link to the order.',
  },
  again: {
    id: 'orders.result-again',
    defaultMessage: 'Оплатить ещё раз',
    description: 'Link to the order, to pay again.',
  },
  none: {
    id: 'orders.result-none',
    defaultMessage: 'По этому заказу ещё не было оплаты.',
    description: 'Someone opened the result page without a payment.',
  },
  ticketsByMail: {
    id: 'orders.result-tickets-by-mail',
    defaultMessage: 'Билеты придут на {email}. Скачать их можно и на странице заказа.',
    description: 'Payment result: what comes after the payment of a flight.',
  },
  voucherByMail: {
    id: 'orders.result-voucher-by-mail',
    defaultMessage: 'Ваучер придёт на {email}. Скачать его можно и на странице заказа.',
    description: 'The same for a stay at a hotel.',
  },
  ticketsSent: {
    id: 'orders.result-tickets-sent',
    defaultMessage: 'Билеты отправили на {email}. Скачать их можно и на странице заказа.',
    description: 'Payment result: the tickets of a paid flight are there.',
  },
  voucherSent: {
    id: 'orders.result-voucher-sent',
    defaultMessage: 'Ваучер отправили на {email}. Скачать его можно и на странице заказа.',
    description: 'The same for a stay at a hotel.',
  },
  paid: {
    id: 'orders.result-paid',
    defaultMessage: 'Оплачено: {total}',
    description: 'Payment result: the sum that was paid.',
  },
  sum: {
    id: 'orders.result-sum',
    defaultMessage: 'Сумма: {total}',
    description: 'Payment result: the sum that was not paid, or not yet.',
  },
  refund: {
    id: 'orders.result-refund',
    defaultMessage: 'Деньги возвращаются',
    description: 'Payment came too late and is refunded.',
  },
  refundText: {
    id: 'orders.result-refund-text',
    defaultMessage:
      'Платёж пришёл после срока, бронирование уже отменено. Вернём всю сумму тем же способом.',
    description: 'Payment came too late and is refunded.',
  },
  twiceText: {
    id: 'orders.result-twice-text',
    defaultMessage:
      'Заказ уже оплачен другим платежом. Этот вернём полностью тем же способом, каким вы платили.',
    description: 'Result of a payment of an order that another payment has paid.',
  },
  besideRefundText: {
    id: 'orders.result-beside-refund-text',
    defaultMessage:
      'Заказ не изменился: то, за что вы платили, оформить не удалось. Вернём всю сумму тем же способом.',
    description: 'Money for bags and seats of a paid order comes back.',
  },
  returnedText: {
    id: 'orders.result-returned-text',
    defaultMessage: 'Вы вернули этот заказ. Сумма и срок возврата — на странице заказа.',
    description: 'The payment is refunded because the visitor gave the order back.',
  },
});
