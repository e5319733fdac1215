import { defineMessages } from '@karvon/i18n';

export const cancelMessages = defineMessages({
  open: {
    id: 'orders.cancel',
    defaultMessage: 'Отменить бронирование',
    description: 'Button: give the seats of an unpaid order back.',
  },
  text: {
    id: 'orders.cancel-text',
    defaultMessage:
      'Места вернутся авиакомпании, платить ничего не нужно. Восстановить это бронирование будет нельзя, цена может измениться.',
    description: 'In the dialog.',
  },
});
