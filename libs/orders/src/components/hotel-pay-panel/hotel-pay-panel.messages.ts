import { defineMessages } from '@karvon/i18n';

export const hotelPayMessages = defineMessages({
  wait: {
    id: 'orders.hotel-pay-wait',
    defaultMessage: 'Обновляем данные об оплате. Подождите, пожалуйста.',
    description: 'Stands in place of the pay button while payment data are refreshed.',
  },
  atBank: {
    id: 'orders.hotel-pay-at-bank',
    defaultMessage:
      'Оплата начата, ждём ответа банка. Если вы заплатили, второй раз платить не нужно; страница обновится автоматически.',
    description: 'Stands in place of the pay button while the bank has not answered.',
  },
  again: {
    id: 'orders.hotel-pay-again',
    defaultMessage: 'Платёж не прошёл, начать заново',
    description: 'Button: gives the pay button back while an earlier attempt is undecided.',
  },
});
