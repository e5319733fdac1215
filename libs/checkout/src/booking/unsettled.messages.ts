import { defineMessages } from '@karvon/i18n';

export const unsettledMessages = defineMessages({
  again: {
    id: 'checkout.book-again',
    defaultMessage: 'Повторить',
    description: 'Button: send the same booking again.',
  },
  safe: {
    id: 'checkout.book-safe',
    defaultMessage: 'Повторная отправка безопасна: второй заказ не появится.',
    description: 'Below the reason why the booking got no answer.',
  },
  unpaid: {
    id: 'checkout.unpaid-order',
    defaultMessage: 'Заказ {number}: оплатить или отменить',
    description: 'Link to an unpaid order that keeps seats, while no more may be booked.',
  },
});
