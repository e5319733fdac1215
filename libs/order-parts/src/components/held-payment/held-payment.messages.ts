import { defineMessages } from '@karvon/i18n';

export const heldMessages = defineMessages({
  open: {
    id: 'order-parts.held-open',
    defaultMessage: 'Оплата начата',
    description: 'Heading: the payer has been sent to the bank and has not paid yet.',
  },
  pending: {
    id: 'order-parts.held-pending',
    defaultMessage: 'Банк проводит платёж',
    description: 'Heading: the bank is at work on the payment.',
  },
  openText: {
    id: 'order-parts.held-open-text',
    defaultMessage:
      'Если вы уже заплатили, подождите: страница обновится сама. Второй раз платить не нужно.',
    description: 'Below the heading, while the payer may still pay on the page of the bank.',
  },
  pendingText: {
    id: 'order-parts.held-pending-text',
    defaultMessage:
      'Второй раз платить не нужно. Как только банк ответит, страница обновится сама.',
    description: 'Below the heading, while the bank is at work on the payment.',
  },
  scan: {
    id: 'order-parts.held-scan',
    defaultMessage:
      'Отсканируйте код камерой телефона или в приложении банка и подтвердите платёж. Страница обновится сама.',
    description: 'Above a code that a phone scans, on a wide screen.',
  },
  code: {
    id: 'order-parts.held-code',
    defaultMessage: 'Код для оплаты с телефона',
    description: 'Read aloud in place of the picture of the code.',
  },
  sum: {
    id: 'order-parts.held-sum',
    defaultMessage: 'Сумма',
    description: 'Term in a list: the sum of the payment.',
  },
  method: {
    id: 'order-parts.held-method',
    defaultMessage: 'Способ',
    description: 'Term in a list: the payment method.',
  },
  since: {
    id: 'order-parts.held-since',
    defaultMessage: 'Начат',
    description: 'Term in a list: when the payment was started.',
  },
  until: {
    id: 'order-parts.held-until',
    defaultMessage: 'Ждём до',
    description: 'Term in a list: until when we wait for the bank.',
  },
  thenCancelled: {
    id: 'order-parts.held-then-cancelled',
    defaultMessage:
      'Если ответа не будет, бронирование отменится. Списанные деньги вернём полностью тем же способом.',
    description: 'What happens when the bank has not answered before the time to pay is over.',
  },
  thenUnchanged: {
    id: 'order-parts.held-then-unchanged',
    defaultMessage:
      'Если ответа не будет, билеты останутся прежними. Списанные деньги вернём полностью тем же способом.',
    description:
      'The same when an exchange, bags or seats are paid beside an order that has its tickets.',
  },
  thenAgain: {
    id: 'order-parts.held-then-again',
    defaultMessage:
      'Если ответа не будет, платёж закроется и вы сможете начать заново. Деньги, списанные позже, вернём полностью.',
    description: 'What happens when the bank has not answered, and there is still time to pay.',
  },
  resume: {
    id: 'order-parts.held-resume',
    defaultMessage: 'Продолжить оплату',
    description: 'Link to the page of the bank.',
  },
  giveUp: {
    id: 'order-parts.held-give-up',
    defaultMessage: 'Отменить этот платёж и начать заново',
    description: 'Button: the payment is cancelled at the bank, then another one can be started.',
  },
  givingUp: {
    id: 'order-parts.held-giving-up',
    defaultMessage: 'Отменяем платёж в банке',
    description: 'Read aloud while the payment is being cancelled.',
  },
});
