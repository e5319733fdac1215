import { defineMessages } from '@karvon/i18n';

export const payMessages = defineMessages({
  method: {
    id: 'orders.pay-method',
    defaultMessage: 'Способ оплаты',
    description: 'Label of the payment methods.',
  },
  pay: { id: 'orders.pay', defaultMessage: 'Оплатить {total}', description: 'Button.' },
  noMethod: {
    id: 'orders.pay-no-method',
    defaultMessage:
      'Сумму {total} нельзя оплатить на сайте: её не принимает ни один способ оплаты. Позвоните нам до срока оплаты, поможем с заказом.',
    description: 'In place of the payment methods: none of them takes the sum.',
  },
  call: {
    id: 'orders.pay-call',
    defaultMessage: 'Позвонить: {phone}',
    description: 'Link below it.',
  },
  leaving: {
    id: 'orders.pay-leaving',
    defaultMessage: 'Открываем страницу банка',
    description: 'Read aloud while the bank page opens.',
  },
  final: {
    id: 'orders.pay-final',
    defaultMessage: 'Это полная цена: все сборы и комиссия банка включены.',
    description: 'Below the pay button.',
  },
  failed: {
    id: 'orders.pay-failed',
    defaultMessage:
      'Прошлый платёж не прошёл, деньги не списаны. Попробуйте ещё раз или выберите другой способ.',
    description: 'Shown when an earlier payment failed.',
  },
  expired: {
    id: 'orders.pay-expired',
    defaultMessage: 'Прошлый платёж отменён, деньги не списаны. Можно начать заново.',
    description: 'Shown when an earlier payment was cancelled at the bank.',
  },
});

export const methodNames = defineMessages({
  'bank-card': {
    id: 'orders.method-bank-card',
    defaultMessage: 'Банковская карта',
    description: 'Payment method.',
  },
  payme: { id: 'orders.method-payme', defaultMessage: 'Payme', description: 'Payment method.' },
  click: { id: 'orders.method-click', defaultMessage: 'Click', description: 'Payment method.' },
  sbp: {
    id: 'orders.method-sbp',
    defaultMessage: 'Система быстрых платежей',
    description: 'Payment method.',
  },
});
