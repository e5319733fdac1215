import { defineMessages } from '@karvon/i18n';

export const questionMessages = defineMessages({
  title: {
    id: 'orders.cancel-title',
    defaultMessage: 'Отменить бронь?',
    description: 'Dialog heading.',
  },
  confirm: {
    id: 'orders.cancel-confirm',
    defaultMessage: 'Да, отменить',
    description: 'Button in the dialog.',
  },
  keep: {
    id: 'orders.cancel-keep',
    defaultMessage: 'Оставить бронь',
    description: 'Button that closes the dialog.',
  },
  working: {
    id: 'orders.cancel-working',
    defaultMessage: 'Отменяем бронь',
    description: 'Read aloud while the order is cancelled.',
  },
});
