import { defineMessages } from '@karvon/i18n';

export const newsTitles = defineMessages({
  news: {
    id: 'storefront.title.news',
    defaultMessage: 'Новости',
    description: 'Title of the news list; also the name of the RSS feed.',
  },
  newsPage: {
    id: 'storefront.title.news-page',
    defaultMessage: 'Новости, страница {page}',
    description: 'Title of the second and later pages of the news list.',
  },
  newsDescription: {
    id: 'storefront.title.news.description',
    defaultMessage: 'Новые рейсы и направления, правила перевозки и оплаты, новости агентства.',
    description: 'Description of the news list for search engines.',
  },
});
