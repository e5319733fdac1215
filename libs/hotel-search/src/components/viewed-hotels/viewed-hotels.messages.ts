import { defineMessages } from '@karvon/i18n';

export const viewedMessages = defineMessages({
  title: {
    id: 'hotel-search.viewed',
    defaultMessage: 'Вы смотрели отели',
    description: 'Heads links to hotels whose pages were open on this device.',
  },
  forget: {
    id: 'hotel-search.viewed-forget',
    defaultMessage: 'Убрать из списка: {hotel}',
    description: 'Button beside such a hotel.',
  },
  clear: {
    id: 'hotel-search.viewed-clear',
    defaultMessage: 'Очистить',
    description: 'Button that forgets all of them.',
  },
});
