import { defineMessages } from '@karvon/i18n';

export const resultMessages = defineMessages({
  success: {
    id: 'order-parts.result-success',
    defaultMessage: 'Платёж прошёл',
    description: 'Payment result: success.',
  },
  failure: {
    id: 'order-parts.result-failure',
    defaultMessage: 'Платёж не прошёл, попробуйте ещё раз',
    description: 'Payment result: failure.',
  },
  declined: {
    id: 'order-parts.result-declined',
    defaultMessage: 'Банк отклонил платёж, деньги не списаны. Можно выбрать другой способ оплаты.',
    description: 'Payment result: failure.',
  },
  'insufficient-funds': {
    id: 'order-parts.result-insufficient-funds',
    defaultMessage: 'На карте недостаточно средств, деньги не списаны. Попробуйте другую карту.',
    description: 'Payment result: failure.',
  },
  'cancelled-by-payer': {
    id: 'order-parts.result-cancelled',
    defaultMessage: 'Вы отменили платёж. Оплатить можно, пока не истёк срок.',
    description: 'Payment result: failure.',
  },
  expired: {
    id: 'order-parts.result-expired',
    defaultMessage: 'Время на оплату истекло, деньги не списаны. Начните оплату заново.',
    description: 'Payment result: failure.',
  },
  pending: {
    id: 'order-parts.result-pending',
    defaultMessage: 'Платёж обрабатывается',
    description: 'Payment result: pending.',
  },
  pendingText: {
    id: 'order-parts.result-pending-text',
    defaultMessage:
      'Банк ещё не ответил. Обычно это занимает минуту; страница обновится автоматически. Второй раз платить не нужно.',
    description: 'Payment result: pending.',
  },
  openText: {
    id: 'order-parts.result-open-text',
    defaultMessage:
      'Банк пока не сообщил об оплате. Если вы заплатили, подождите: страница обновится автоматически. Если нет, откройте заказ: там можно продолжить оплату или выбрать другой способ.',
    description: 'Payment result: the payer is back, and nobody has begun to pay at the bank.',
  },
  order: {
    id: 'order-parts.result-order',
    defaultMessage: 'К заказу {number}',
    description: 'Link to the order.',
  },
  again: {
    id: 'order-parts.result-again',
    defaultMessage: 'Оплатить ещё раз',
    description: 'Link to the order, to pay again.',
  },
  none: {
    id: 'order-parts.result-none',
    defaultMessage: 'По этому заказу ещё не было оплаты.',
    description: 'Someone opened the result page without a payment.',
  },
  paid: {
    id: 'order-parts.result-paid',
    defaultMessage: 'Оплачено: {total}',
    description: 'Payment result: the sum that was paid.',
  },
  sum: {
    id: 'order-parts.result-sum',
    defaultMessage: 'Сумма: {total}',
    description: 'Payment result: the sum that was not paid, or not yet.',
  },
  refund: {
    id: 'order-parts.result-refund',
    defaultMessage: 'Деньги возвращаются',
    description: 'Payment came too late and is refunded.',
  },
  twiceText: {
    id: 'order-parts.result-twice-text',
    defaultMessage:
      'Заказ уже оплачен другим платежом. Этот вернём полностью тем же способом, каким вы платили.',
    description: 'Result of a payment of an order that another payment has paid.',
  },
});
