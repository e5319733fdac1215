import { defineMessages } from '@karvon/i18n';

export const cancelMessages = defineMessages({
  open: {
    id: 'orders.cancel',
    defaultMessage: 'Отменить бронирование',
    description: 'Button: give the seats of an unpaid order back.',
  },
  held: {
    id: 'orders.cancel-held',
    defaultMessage:
      'Банк ещё проводит платёж. Отменим бронирование, как только он ответит: места вернутся авиакомпании. Если деньги спишутся, вернём всю сумму тем же способом.',
    description: 'In the dialog, while a bank holds the payment.',
  },
  text: {
    id: 'orders.cancel-text',
    defaultMessage:
      'Места вернутся авиакомпании, платить ничего не нужно. Восстановить это бронирование будет нельзя, цена может измениться.',
    description: 'In the dialog.',
  },
});
