import { defineMessages } from '@karvon/i18n';

export const toolbarMessages = defineMessages({
  found: {
    id: 'hotel-search.found',
    defaultMessage:
      '{count, plural, one {Найден # отель} few {Найдено # отеля} many {Найдено # отелей} other {Найдено # отеля}}',
    description: 'Heading over the list.',
  },
  foundOf: {
    id: 'hotel-search.found-of',
    defaultMessage:
      '{count, plural, =0 {Подходит 0 из {total}} one {Подходит # из {total}} few {Подходят # из {total}} many {Подходят # из {total}} other {Подходит # из {total}}}',
    description: 'Heading over the list while a filter is set.',
  },
  searching: {
    id: 'hotel-search.searching',
    defaultMessage: 'Ищем свободные номера',
    description: 'Heading over the list before there is one.',
  },
  sort: {
    id: 'hotel-search.sort',
    defaultMessage: 'Сортировка',
    description: 'Label of the choice of an order of hotels.',
  },
  bestNote: {
    id: 'hotel-search.sort-best-note',
    defaultMessage:
      'Сначала — недорогие для своей категории отели ближе к центру. Реклама на порядок не влияет.',
    description: 'Explains the default order in one sentence.',
  },
  scoreNote: {
    id: 'hotel-search.sort-score-note',
    defaultMessage:
      'Чем больше отзывов, тем больше весит оценка: 9,4 от 270 гостей стоит выше, чем 9,4 от 34.',
    description: 'Explains the order by the score of guests in one sentence.',
  },
  showMap: {
    id: 'hotel-search.show-map',
    defaultMessage: 'На карте',
    description: 'Button that shows the map.',
  },
  hideMap: {
    id: 'hotel-search.hide-map',
    defaultMessage: 'Скрыть карту',
    description: 'Button that puts the map away.',
  },
  showList: {
    id: 'hotel-search.show-list',
    defaultMessage: 'Списком',
    description: 'Button on a phone that shows the list instead of the map.',
  },
});

export const sortNames = defineMessages({
  best: {
    id: 'hotel-search.sort-best',
    defaultMessage: 'Сначала лучшие',
    description: 'Order of hotels.',
  },
  cheap: {
    id: 'hotel-search.sort-cheap',
    defaultMessage: 'Сначала дешёвые',
    description: 'Order of hotels.',
  },
  dear: {
    id: 'hotel-search.sort-dear',
    defaultMessage: 'Сначала дорогие',
    description: 'Order of hotels.',
  },
  stars: {
    id: 'hotel-search.sort-stars',
    defaultMessage: 'Больше звёзд',
    description: 'Order of hotels.',
  },
  score: {
    id: 'hotel-search.sort-score',
    defaultMessage: 'Выше оценка гостей',
    description: 'Order of hotels.',
  },
  centre: {
    id: 'hotel-search.sort-centre',
    defaultMessage: 'Ближе к центру',
    description: 'Order of hotels.',
  },
});
