import { defineMessages } from '@karvon/i18n';

export const latePaymentMessages = defineMessages({
  order: {
    id: 'order-parts.late-payment-order',
    defaultMessage:
      'Платёж от {at} на {amount} пришёл поздно: заказ уже был оплачен, отменён или изменён.',
    description: 'Money that came when the order could not be paid with it any more.',
  },
  extras: {
    id: 'order-parts.late-payment-extras',
    defaultMessage:
      'Платёж от {at} на {amount} за багаж и места пришёл поздно: их выбор уже был отменён.',
    description: 'Money for bags and seats whose choice had ended.',
  },
  exchange: {
    id: 'order-parts.late-payment-exchange',
    defaultMessage:
      'Платёж от {at} на {amount} за обмен билетов пришёл поздно: обмен уже был отменён.',
    description: 'Money for an exchange that had ended.',
  },
});
