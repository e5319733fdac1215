import { defineMessages } from '@karvon/i18n';

export const layoutMessages = defineMessages({
  title: {
    id: 'order-parts.title',
    defaultMessage: 'Заказ {number}',
    description: 'Page heading.',
  },
  created: {
    id: 'order-parts.created',
    defaultMessage: 'Оформлен {at}',
    description: 'When the order was made.',
  },
  stale: {
    id: 'order-parts.stale',
    defaultMessage: 'Не удалось обновить заказ. Показаны сведения на {at}.',
    description: 'Above the status, after a failed attempt to read the order again.',
  },
  support: {
    id: 'order-parts.support',
    defaultMessage: 'Поддержка: {phone}',
    description: 'Phone link.',
  },
});
