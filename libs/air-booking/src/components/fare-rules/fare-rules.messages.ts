import { defineMessages } from '@karvon/i18n';

export const rulesMessages = defineMessages({
  open: {
    id: 'air-booking.rules-open',
    defaultMessage: 'Правила тарифа',
    description: 'Button that opens the tariff rules.',
  },
  title: {
    id: 'air-booking.rules-title',
    defaultMessage: 'Правила тарифа «{name}»',
    description: 'Dialog heading.',
  },
  close: {
    id: 'air-booking.rules-close',
    defaultMessage: 'Закрыть',
    description: 'Closes the dialog.',
  },
  loading: {
    id: 'air-booking.rules-loading',
    defaultMessage: 'Загружаем правила',
    description: 'Read aloud while the rules load.',
  },
  retry: {
    id: 'air-booking.rules-retry',
    defaultMessage: 'Повторить',
    description: 'Button.',
  },
  print: {
    id: 'air-booking.rules-print',
    defaultMessage: 'Распечатать',
    description: 'Button below the rules of a fare.',
  },
  original: {
    id: 'air-booking.rules-original',
    defaultMessage: 'Текст авиакомпании (на английском)',
    description: 'Opens the rules as the carrier filed them.',
  },
});
