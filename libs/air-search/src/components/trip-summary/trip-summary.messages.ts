import { defineMessages } from '@karvon/i18n';

export const summaryMessages = defineMessages({
  route: {
    id: 'air-search.route',
    defaultMessage: '{from} — {to}',
    description: 'Heading of the results: two cities.',
  },
  change: {
    id: 'air-search.change',
    defaultMessage: 'Изменить поиск',
    description: 'Button that opens the form over the results.',
  },
  hide: {
    id: 'air-search.hide-form',
    defaultMessage: 'Скрыть форму',
    description: 'Button that closes the form over the results.',
  },
});
