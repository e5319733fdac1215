import { defineMessages } from '@karvon/i18n';

export const recentMessages = defineMessages({
  title: {
    id: 'search-parts.recent',
    defaultMessage: 'Недавние поиски',
    description: 'Heads links to the last searches of this device, below the form.',
  },
  forget: {
    id: 'search-parts.recent-forget',
    defaultMessage: 'Удалить поиск: {search}',
    description:
      'Button beside a recent search; search is a finished text: "Tashkent — Moscow", or the name of a city.',
  },
  clear: {
    id: 'search-parts.recent-clear',
    defaultMessage: 'Очистить',
    description: 'Button that forgets all recent searches.',
  },
});
