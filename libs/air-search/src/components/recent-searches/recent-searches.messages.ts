import { defineMessages } from '@karvon/i18n';

export const recentMessages = defineMessages({
  title: {
    id: 'air-search.recent',
    defaultMessage: 'Недавние поиски',
    description: 'Heads links to the last searches of this device, below the form.',
  },
  forget: {
    id: 'air-search.recent-forget',
    defaultMessage: 'Удалить поиск: {route}',
    description: 'Button beside a recent search; route is a finished text, "Tashkent — Moscow".',
  },
  clear: {
    id: 'air-search.recent-clear',
    defaultMessage: 'Очистить',
    description: 'Button that forgets all recent searches.',
  },
});
