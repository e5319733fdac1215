import { defineMessages } from '@karvon/i18n';

export const nightPriceMessages = defineMessages({
  day: {
    id: 'hotel-search.night-price',
    defaultMessage: '{date}, {weekday}, от {price} за ночь',
    description:
      'A day of the calendar for screen readers: "9 марта, понедельник, от 650 000 сум за ночь".',
  },
  bestDay: {
    id: 'hotel-search.night-price-best',
    defaultMessage: '{date}, {weekday}, от {price} за ночь, самая низкая цена из найденных',
    description: 'The same for the cheapest of the days with a price.',
  },
  goodDay: {
    id: 'hotel-search.night-price-good',
    defaultMessage: '{date}, {weekday}, от {price} за ночь, немного дороже самой низкой',
    description: 'The same for a day that is hardly dearer than the cheapest.',
  },
  legendBest: {
    id: 'hotel-search.night-prices-best',
    defaultMessage: 'Самая низкая цена из найденных',
    description: 'Below the calendar, in the colour of such days.',
  },
  legendGood: {
    id: 'hotel-search.night-prices-good',
    defaultMessage: 'Немного дороже',
    description: 'The same for days that are hardly dearer, in theirs.',
  },
  nights: {
    id: 'hotel-search.night-prices-nights',
    defaultMessage: 'Цены за ночь для всех гостей при проживании {nights}, {unit}.',
    description:
      'Below the calendar: what the prices are of, and in what they are counted; nights is a finished text, "3 ночи".',
  },
  until: {
    id: 'hotel-search.night-prices-until',
    defaultMessage: 'Цены за ночь для всех гостей при выезде в этот день, {unit}.',
    description: 'The same while the day of departure is being chosen.',
  },
  source: {
    id: 'hotel-search.night-prices-source',
    defaultMessage: 'Из недавних поисков, с оплатой на сайте.',
    description: 'After it: where the prices are from, and when they are paid.',
  },
  noAge: {
    id: 'hotel-search.night-prices-no-age',
    defaultMessage: 'Укажите возраст детей, и под датами появятся цены.',
    description: 'Below the calendar while the age of a child is missing.',
  },
});
