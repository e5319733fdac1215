import { defineMessages } from '@karvon/i18n';

export const searchPageMessages = defineMessages({
  title: {
    id: 'content.search-title',
    defaultMessage: 'Поиск',
    description: 'Title of the page with what was found in news and company pages.',
  },
  found: {
    id: 'content.search-found',
    defaultMessage:
      '{count, plural, one {Найдена # страница} few {Найдено # страницы} many {Найдено # страниц} other {Найдено # страницы}}',
    description: 'How many pages hold the words.',
  },
  nothing: {
    id: 'content.search-nothing',
    defaultMessage: 'По запросу «{query}» ничего не найдено',
    description: 'Title when no page holds the words.',
  },
  nothingText: {
    id: 'content.search-nothing-text',
    defaultMessage: 'Попробуйте другое слово или обратитесь в поддержку.',
    description: 'What to do when nothing was found.',
  },
  ask: {
    id: 'content.search-ask',
    defaultMessage: 'Обратиться в поддержку',
    description: 'Link to the support page.',
  },
  page: {
    id: 'content.search-kind-page',
    defaultMessage: 'Справка',
    description: 'Kind of what was found: a company page.',
  },
  news: {
    id: 'content.search-kind-news',
    defaultMessage: 'Новость',
    description: 'Kind of what was found: a news item.',
  },
});
