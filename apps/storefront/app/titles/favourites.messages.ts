import { defineMessages } from '@karvon/i18n';

export const favouritesTitles = defineMessages({
  favourites: {
    id: 'storefront.title.favourites',
    defaultMessage: 'Избранное',
    description: 'Title of the page with kept flights and hotels.',
  },
  compare: {
    id: 'storefront.title.compare',
    defaultMessage: 'Сравнение',
    description: 'Title of the page with flights or hotels side by side.',
  },
});
