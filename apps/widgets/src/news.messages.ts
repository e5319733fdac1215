import { defineMessages } from '@karvon/i18n';

export const newsMessages = defineMessages({
  loading: {
    id: 'widgets.news-loading',
    defaultMessage: 'Загружаем новости',
    description: 'Read aloud while the news is on its way.',
  },
  empty: {
    id: 'widgets.news-empty',
    defaultMessage: 'Новостей пока нет',
    description: 'Instead of the news, when there is none.',
  },
  retry: {
    id: 'widgets.news-retry',
    defaultMessage: 'Повторить',
    description: 'Button after a failure.',
  },
});
