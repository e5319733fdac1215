import { defineMessages } from '@karvon/i18n';

export const nearMessages = defineMessages({
  title: {
    id: 'air-search.near-days',
    defaultMessage: 'Цены на другие даты',
    description: 'Heading over the prices of other days than those of the search.',
  },
  which: {
    id: 'air-search.near-days-which',
    defaultMessage: 'Какие даты показать',
    description: 'Names the choice between the two views below, for screen readers.',
  },
  week: {
    id: 'air-search.near-days-week',
    defaultMessage: 'Соседние дни',
    description: 'Choice: a table of prices three days around the search.',
  },
  months: {
    id: 'air-search.near-days-months',
    defaultMessage: 'Два месяца',
    description: 'Choice: a bar chart of the lowest price of each day of two months.',
  },
  captionReturn: {
    id: 'air-search.near-days-return',
    defaultMessage: 'Самые низкие цены: дни вылета в столбцах, дни возвращения в строках',
    description: 'Caption of the table for a trip both ways.',
  },
  captionOneWay: {
    id: 'air-search.near-days-one-way',
    defaultMessage: 'Самые низкие цены по дням вылета',
    description: 'Caption of the table for a trip one way.',
  },
  corner: {
    id: 'air-search.near-days-corner',
    defaultMessage: 'Обратно',
    description: 'Above the column of days of the way back.',
  },
  cornerOut: {
    id: 'air-search.near-days-corner-out',
    defaultMessage: 'Туда',
    description: 'Beside the row of days of the way out.',
  },
  price: {
    id: 'air-search.near-days-price',
    defaultMessage: 'Цена',
    description: 'Heading of the only row of a trip one way.',
  },
  trip: {
    id: 'air-search.near-days-trip',
    defaultMessage: 'Туда {out}, обратно {back}',
    description: 'A cell for screen readers; both are days.',
  },
  oneWay: {
    id: 'air-search.near-days-out',
    defaultMessage: 'Туда {out}',
    description: 'The same one way.',
  },
  priced: {
    id: 'air-search.near-days-priced',
    defaultMessage: '{trip}, от {price}',
    description: 'A cell with its price.',
  },
  lowest: {
    id: 'air-search.near-days-lowest',
    defaultMessage: '{trip}, от {price}, самая низкая цена',
    description: 'The cell with the lowest price.',
  },
  unknown: {
    id: 'air-search.near-days-unknown',
    defaultMessage: '{trip}, узнать цену',
    description: 'A cell without a price.',
  },
  age: {
    id: 'air-search.near-days-age',
    defaultMessage:
      'Цены за всех пассажиров, {unit}, по недавним поискам не старше {age}. Нажмите на цену, чтобы узнать точную.',
    description: 'Below the table; finished texts: unit "млн сум", age "3 ч".',
  },
  live: {
    id: 'air-search.near-days-live',
    defaultMessage: 'Цены за всех пассажиров, {unit}, найдены только что.',
    description: 'Below the table when all prices were found minutes ago.',
  },
  none: {
    id: 'air-search.near-days-none',
    defaultMessage: 'На эти дни цен пока нет. Нажмите на день, чтобы найти билеты.',
    description: 'Below the table when no day has a price.',
  },
  loading: {
    id: 'air-search.near-days-loading',
    defaultMessage: 'Загружаем цены…',
    description: 'Below the table while prices are on their way.',
  },
  problem: {
    id: 'air-search.near-days-problem',
    defaultMessage: 'Цены не загрузились. Нажмите на день, чтобы найти билеты.',
    description: 'Below the table when prices cannot be loaded.',
  },
});
