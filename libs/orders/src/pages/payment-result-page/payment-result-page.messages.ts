import { defineMessages } from '@karvon/i18n';

export const flightResultMessages = defineMessages({
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
  ticketsByMail: {
    id: 'orders.result-tickets-by-mail',
    defaultMessage: 'Билеты придут на {email}. Скачать их можно и на странице заказа.',
    description: 'Payment result: what comes after the payment of a flight.',
  },
  ticketsSent: {
    id: 'orders.result-tickets-sent',
    defaultMessage: 'Билеты отправили на {email}. Скачать их можно и на странице заказа.',
    description: 'Payment result: the tickets of a paid flight are there.',
  },
  refundText: {
    id: 'orders.result-refund-text',
    defaultMessage:
      'Платёж пришёл после срока, бронирование уже отменено. Вернём всю сумму тем же способом.',
    description: 'Payment came too late and is refunded.',
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
