import { defineMessages } from '@karvon/i18n';

export const pageMessages = defineMessages({
  notFoundTitle: {
    id: 'storefront.not-found.title',
    defaultMessage: 'Страница не найдена',
    description: 'Title of the 404 page.',
  },
  notFound: {
    id: 'storefront.not-found',
    defaultMessage: 'Страница не найдена: {path}',
    description: 'Heading of the 404 page; path is the address.',
  },
  notFoundHint: {
    id: 'storefront.not-found.hint',
    defaultMessage: 'Возможно, в адресе ошибка или страница переехала.',
    description: '404 page: what may have happened.',
  },
  homeCrumb: {
    id: 'storefront.home-crumb',
    defaultMessage: 'Главная',
    description: 'Name of the home page in the path that search engines show.',
  },
  toMyOrder: {
    id: 'storefront.to-my-order',
    defaultMessage: 'Найти мой заказ',
    description: 'Button to the order lookup.',
  },
  toAir: {
    id: 'storefront.to-air',
    defaultMessage: 'Найти авиабилеты',
    description: 'Button to the air search.',
  },
  toHotels: {
    id: 'storefront.to-hotels',
    defaultMessage: 'Найти отель',
    description: 'Button to the hotel search.',
  },
});
