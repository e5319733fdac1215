import { defineMessages } from '@karvon/i18n';

export const toolbarMessages = defineMessages({
  first: {
    id: 'air-search.first-offers',
    defaultMessage: 'Что показать первым',
    description: 'Name of three buttons over the results, for screen readers.',
  },
  sort: {
    id: 'air-search.sort',
    defaultMessage: 'Сортировка',
    description: 'Label of the choice of an order of results.',
  },
  optimalNote: {
    id: 'air-search.sort-optimal-note',
    defaultMessage:
      'Сначала — лучшее сочетание цены, времени и пересадок. Реклама на порядок не влияет.',
    description: 'Explains the default order in one sentence.',
  },
  near: {
    id: 'air-search.near-days-button',
    defaultMessage: 'Другие даты',
    description: 'Button: opens the prices of other days.',
  },
  found: {
    id: 'air-search.results-found',
    defaultMessage:
      '{count, plural, one {Найден # вариант} few {Найдено # варианта} many {Найдено # вариантов} other {Найдено # варианта}}',
    description: 'Heading over the results.',
  },
  foundOf: {
    id: 'air-search.results-found-of',
    defaultMessage:
      '{count, plural, =0 {Подходит 0 из {total}} one {Подходит # из {total}} few {Подходят # из {total}} many {Подходят # из {total}} other {Подходит # из {total}}}',
    description: 'Heading over the results while a filter is set.',
  },
  waiting: {
    id: 'air-search.results-waiting',
    defaultMessage: 'Ищем варианты',
    description: 'Heading over the results before the first of them.',
  },
  searching: {
    id: 'air-search.searching',
    defaultMessage: 'Ищем билеты',
    description: 'Label of the progress bar.',
  },
  asked: {
    id: 'air-search.progress',
    defaultMessage: 'Поиск: {percent}%',
    description: 'Beside the progress bar: the share of suppliers that have answered.',
  },
});

export const firstNames = defineMessages({
  optimal: {
    id: 'air-search.first-optimal',
    defaultMessage: 'Оптимальный',
    description:
      'Button over the results: the best of price, time and stops first. Its price follows.',
  },
  cheapest: {
    id: 'air-search.first-cheapest',
    defaultMessage: 'Самый дешёвый',
    description: 'Button over the results: the cheapest first. Its price follows.',
  },
  fastest: {
    id: 'air-search.first-fastest',
    defaultMessage: 'Самый быстрый',
    description: 'Button over the results: the shortest way first. Its price follows.',
  },
});

export const sortNames = defineMessages({
  optimal: {
    id: 'air-search.sort-optimal',
    defaultMessage: 'Оптимальные',
    description: 'Order of results.',
  },
  cheapest: {
    id: 'air-search.sort-cheapest',
    defaultMessage: 'Сначала дешёвые',
    description: 'Order of results.',
  },
  expensive: {
    id: 'air-search.sort-expensive',
    defaultMessage: 'Сначала дорогие',
    description: 'Order of results.',
  },
  departure: {
    id: 'air-search.sort-departure',
    defaultMessage: 'По времени вылета',
    description: 'Order of results.',
  },
  arrival: {
    id: 'air-search.sort-arrival',
    defaultMessage: 'По времени прилёта',
    description: 'Order of results.',
  },
  duration: {
    id: 'air-search.sort-duration',
    defaultMessage: 'По времени в пути',
    description: 'Order of results.',
  },
});
