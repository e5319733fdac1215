import { defineMessages } from '@karvon/i18n';

export const directionsMessages = defineMessages({
  title: {
    id: 'storefront.home.directions',
    defaultMessage: 'Популярные направления',
    description: 'Heading of links to searches.',
  },
  lead: {
    id: 'storefront.home.directions.lead',
    defaultMessage: 'Самые низкие цены на ближайшие недели: один взрослый, в одну сторону.',
    description: 'Below the heading: what the prices are of.',
  },
  fromCity: {
    id: 'storefront.home.direction.from',
    defaultMessage: '{city} —',
    description: 'Above the city of arrival: "Ташкент —", then in large type "Москва".',
  },
  fromPrice: {
    id: 'storefront.home.direction.price',
    defaultMessage: 'от {price}',
    description: 'The lowest price.',
  },
  unpriced: {
    id: 'storefront.home.direction.unpriced',
    defaultMessage: 'Узнать цену',
    description:
      'Instead of the lowest price, while nobody knows it: a search finds it. Below it stands the day.',
  },
  fresh: {
    id: 'storefront.home.direction.fresh',
    defaultMessage: 'цена только что найдена',
    description: 'Below the day of a price found minutes ago.',
  },
  seen: {
    id: 'storefront.home.direction.seen',
    defaultMessage: 'цена {age} назад',
    description:
      'Below the day of a price: how long ago it was seen; age is a finished text, "3 ч".',
  },
});
