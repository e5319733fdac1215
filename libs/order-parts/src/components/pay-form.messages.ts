import { defineMessages } from '@karvon/i18n';

export const payMessages = defineMessages({
  method: {
    id: 'order-parts.pay-method',
    defaultMessage: 'Способ оплаты',
    description: 'Label of the payment methods.',
  },
  pay: { id: 'order-parts.pay', defaultMessage: 'Оплатить {total}', description: 'Button.' },
  noMethod: {
    id: 'order-parts.pay-no-method',
    defaultMessage:
      'Сумму {total} нельзя оплатить на сайте: её не принимает ни один способ оплаты. Позвоните нам до срока оплаты, поможем с заказом.',
    description: 'In place of the payment methods: none of them takes the sum.',
  },
  call: {
    id: 'order-parts.pay-call',
    defaultMessage: 'Позвонить: {phone}',
    description: 'Link below it.',
  },
  leaving: {
    id: 'order-parts.pay-leaving',
    defaultMessage: 'Открываем страницу банка',
    description: 'Read aloud while the bank page opens.',
  },
  final: {
    id: 'order-parts.pay-final',
    defaultMessage: 'Это полная цена: все сборы и комиссия банка включены.',
    description: 'Below the pay button.',
  },
  failed: {
    id: 'order-parts.pay-failed',
    defaultMessage:
      'Прошлый платёж не прошёл, деньги не списаны. Попробуйте ещё раз или выберите другой способ.',
    description: 'Shown when an earlier payment failed.',
  },
  expired: {
    id: 'order-parts.pay-expired',
    defaultMessage: 'Прошлый платёж отменён, деньги не списаны. Можно начать заново.',
    description: 'Shown when an earlier payment was cancelled at the bank.',
  },
});

export const methodNames = defineMessages({
  'bank-card': {
    id: 'order-parts.method-bank-card',
    defaultMessage: 'Банковская карта',
    description: 'Payment method.',
  },
  payme: {
    id: 'order-parts.method-payme',
    defaultMessage: 'Payme',
    description: 'Payment method.',
  },
  click: {
    id: 'order-parts.method-click',
    defaultMessage: 'Click',
    description: 'Payment method.',
  },
  sbp: {
    id: 'order-parts.method-sbp',
    defaultMessage: 'Система быстрых платежей',
    description: 'Payment method.',
  },
});
