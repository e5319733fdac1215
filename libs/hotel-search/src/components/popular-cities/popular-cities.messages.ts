import { defineMessages } from '@karvon/i18n';

export const popularMessages = defineMessages({
  lead: {
    id: 'hotel-search.popular-lead',
    defaultMessage: 'Цена за ночь для двух взрослых, заезд через две недели.',
    description: 'Below the heading of popular cities: what the prices are of.',
  },
  price: {
    id: 'hotel-search.popular-price',
    defaultMessage: 'от {price} за ночь',
    description: 'The lowest price of a night in a city.',
  },
});
