import { defineMessages } from '@karvon/i18n';

export const questionMessages = defineMessages({
  title: {
    id: 'orders.cancel-title',
    defaultMessage: 'Отменить бронирование?',
    description: 'Dialog heading.',
  },
  confirm: {
    id: 'orders.cancel-confirm',
    defaultMessage: 'Да, отменить',
    description: 'Button in the dialog.',
  },
  keep: {
    id: 'orders.cancel-keep',
    defaultMessage: 'Оставить бронирование',
    description: 'Button that closes the dialog.',
  },
  working: {
    id: 'orders.cancel-working',
    defaultMessage: 'Отменяем бронирование',
    description: 'Read aloud while the order is cancelled.',
  },
});
