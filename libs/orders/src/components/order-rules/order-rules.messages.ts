import { defineMessages } from '@karvon/i18n';

export const rulesMessages = defineMessages({
  open: {
    id: 'orders.rules',
    defaultMessage: 'Правила тарифа',
    description: 'Button that opens the rules of the fare as it was sold.',
  },
  title: {
    id: 'orders.rules-title',
    defaultMessage: 'Правила тарифа «{name}»',
    description: 'Dialog heading.',
  },
  sold: {
    id: 'orders.rules-sold',
    defaultMessage: 'Правила на момент продажи: для этого заказа действуют именно они.',
    description: 'At the top of the dialog.',
  },
  close: { id: 'orders.rules-close', defaultMessage: 'Закрыть', description: 'Closes the dialog.' },
  loading: {
    id: 'orders.rules-loading',
    defaultMessage: 'Загружаем правила',
    description: 'Read aloud while the rules load.',
  },
  retry: {
    id: 'orders.rules-retry',
    defaultMessage: 'Повторить',
    description: 'Button.',
  },
  print: {
    id: 'orders.rules-print',
    defaultMessage: 'Распечатать',
    description: 'Button below the rules of a fare.',
  },
  original: {
    id: 'orders.rules-original',
    defaultMessage: 'Текст авиакомпании (на английском)',
    description: 'Opens the rules as the carrier filed them.',
  },
});
