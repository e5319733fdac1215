import { defineMessages } from '@karvon/i18n';

export const layoutMessages = defineMessages({
  title: { id: 'orders.title', defaultMessage: 'Заказ {number}', description: 'Page heading.' },
  created: {
    id: 'orders.created',
    defaultMessage: 'Оформлен {at}',
    description: 'When the order was made.',
  },
  support: {
    id: 'orders.support',
    defaultMessage: 'Поддержка: {phone}',
    description: 'Phone link.',
  },
});
