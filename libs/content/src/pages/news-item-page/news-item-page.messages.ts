import { defineMessages } from '@karvon/i18n';

export const itemMessages = defineMessages({
  news: {
    id: 'content.item-news',
    defaultMessage: 'Новости',
    description: 'In the breadcrumbs of a news item: the list.',
  },
  others: {
    id: 'content.item-others',
    defaultMessage: 'Другие новости',
    description: 'Names the links to the news before and after this one.',
  },
  newer: {
    id: 'content.item-newer',
    defaultMessage: 'Следующая',
    description: 'Above the title of the next, newer item.',
  },
  older: {
    id: 'content.item-older',
    defaultMessage: 'Предыдущая',
    description: 'Above the title of the item before this one.',
  },
});
