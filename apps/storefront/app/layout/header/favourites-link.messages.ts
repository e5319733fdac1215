import { defineMessages } from '@karvon/i18n';

export const linkMessages = defineMessages({
  favourites: {
    id: 'storefront.favourites',
    defaultMessage: 'Избранное',
    description: 'Link in the header and the menu: kept flights and hotels.',
  },
  counted: {
    id: 'storefront.favourites-count',
    defaultMessage: 'Избранное: {count}',
    description: 'The same link for screen readers, with how many are kept.',
  },
});
