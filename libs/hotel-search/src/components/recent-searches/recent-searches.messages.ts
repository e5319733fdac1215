import { defineMessages } from '@karvon/i18n';

export const recentMessages = defineMessages({
  title: {
    id: 'hotel-search.recent',
    defaultMessage: 'Недавние поиски',
    description: 'Heads links to the last hotel searches of this device, below the form.',
  },
  forget: {
    id: 'hotel-search.recent-forget',
    defaultMessage: 'Удалить поиск: {city}',
    description: 'Button beside a recent search.',
  },
  clear: {
    id: 'hotel-search.recent-clear',
    defaultMessage: 'Очистить',
    description: 'Button that forgets all recent searches.',
  },
});
