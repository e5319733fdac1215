import { defineMessages } from '@karvon/i18n';

export const listMessages = defineMessages({
  title: {
    id: 'content.news',
    defaultMessage: 'Новости',
    description: 'Heading of the news list.',
  },
  feed: {
    id: 'content.news-feed',
    defaultMessage: 'Лента RSS',
    description: 'Link to the RSS feed of the news.',
  },
  empty: {
    id: 'content.news-empty',
    defaultMessage: 'Новостей пока нет',
    description: 'The list of news is empty.',
  },
  emptyText: {
    id: 'content.news-empty-text',
    defaultMessage: 'Здесь появятся сообщения о рейсах, правилах и нашей работе.',
    description: 'Below: the list of news is empty.',
  },
  beyond: {
    id: 'content.news-beyond',
    defaultMessage: 'На этой странице новостей нет',
    description: 'The address asks for a page after the last one.',
  },
  first: {
    id: 'content.news-first',
    defaultMessage: 'К свежим новостям',
    description: 'Link to the first page of the list.',
  },
  pages: {
    id: 'content.news-pages',
    defaultMessage: 'Страницы новостей',
    description: 'Names the links to newer and older news, for screen readers.',
  },
  newer: {
    id: 'content.news-newer',
    defaultMessage: 'Более новые',
    description: 'Link to the previous page of the list.',
  },
  older: {
    id: 'content.news-older',
    defaultMessage: 'Более ранние',
    description: 'Link to the next page of the list.',
  },
  place: {
    id: 'content.news-place',
    defaultMessage: 'Страница {page}',
    description: 'Link to a page of the list, by its number.',
  },
});
