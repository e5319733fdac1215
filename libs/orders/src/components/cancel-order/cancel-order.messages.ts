import { defineMessages } from '@karvon/i18n';

export const cancelMessages = defineMessages({
  open: {
    id: 'orders.cancel',
    defaultMessage: 'Отменить бронь',
    description: 'Button: give the seats of an unpaid order back.',
  },
  title: {
    id: 'orders.cancel-title',
    defaultMessage: 'Отменить бронь?',
    description: 'Dialog heading.',
  },
  text: {
    id: 'orders.cancel-text',
    defaultMessage:
      'Места вернутся авиакомпании, платить ничего не нужно. Вернуть эту бронь будет нельзя, цена может измениться.',
    description: 'In the dialog.',
  },
  confirm: {
    id: 'orders.cancel-confirm',
    defaultMessage: 'Да, отменить',
    description: 'Button in the dialog.',
  },
  keep: {
    id: 'orders.cancel-keep',
    defaultMessage: 'Оставить',
    description: 'Button that closes the dialog.',
  },
  working: {
    id: 'orders.cancel-working',
    defaultMessage: 'Отменяем бронь',
    description: 'Read aloud while the order is cancelled.',
  },
});
