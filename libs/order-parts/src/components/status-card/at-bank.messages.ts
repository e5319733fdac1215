import { defineMessages } from '@karvon/i18n';

/** While a bank holds the payment of an order. */
export const atBankMessages = defineMessages({
  wished: {
    id: 'order-parts.status.cancel-wished',
    defaultMessage: 'Отменим, когда ответит банк',
    description: 'Order status: its guest has cancelled while the bank holds the payment.',
  },
  title: {
    id: 'order-parts.status.at-bank',
    defaultMessage: 'Ждём ответа банка',
    description: 'Status of an unpaid order whose payment the bank is processing.',
  },
  text: {
    id: 'order-parts.status-text.at-bank',
    defaultMessage:
      'Платёж у банка. Платить ещё раз не нужно: оформим заказ, как только банк подтвердит оплату.',
    description: 'What happened and what is next, while the bank is processing the payment.',
  },
});
