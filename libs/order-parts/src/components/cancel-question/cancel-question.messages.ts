import { defineMessages } from '@karvon/i18n';

export const questionMessages = defineMessages({
  title: {
    id: 'order-parts.cancel-title',
    defaultMessage: 'Отменить бронирование?',
    description: 'Dialog heading.',
  },
  confirm: {
    id: 'order-parts.cancel-confirm',
    defaultMessage: 'Да, отменить',
    description: 'Button in the dialog.',
  },
  keep: {
    id: 'order-parts.cancel-keep',
    defaultMessage: 'Оставить бронирование',
    description: 'Button that closes the dialog.',
  },
  working: {
    id: 'order-parts.cancel-working',
    defaultMessage: 'Отменяем бронирование',
    description: 'Read aloud while the order is cancelled.',
  },
});
