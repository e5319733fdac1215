import { defineMessages } from '@karvon/i18n';

export const pageMessages = defineMessages({
  title: {
    id: 'favourites.title',
    defaultMessage: 'Избранное',
    description: 'Heading of the page with kept flights and hotels.',
  },
  count: {
    id: 'favourites.count',
    defaultMessage: 'В\u00A0избранном: {count}',
    description: 'Announced when something is removed, and when the list has come.',
  },
  loading: {
    id: 'favourites.loading',
    defaultMessage: 'Загружаем избранное',
    description: 'Announced while the list is on its way.',
  },
  empty: {
    id: 'favourites.empty',
    defaultMessage: 'Здесь пока пусто',
    description: 'Heading of the page without any kept flight or hotel.',
  },
  emptyText: {
    id: 'favourites.empty-text',
    defaultMessage:
      'Нажмите на сердечко рядом с рейсом или отелем: мы сохраним его здесь, покажем, как изменилась цена, и поможем сравнить.',
    description: 'Below that heading.',
  },
  findFlights: {
    id: 'favourites.find-flights',
    defaultMessage: 'Найти авиабилеты',
    description: 'Link to the search for flights.',
  },
  findHotels: {
    id: 'favourites.find-hotels',
    defaultMessage: 'Найти отель',
    description: 'Link to the search for hotels.',
  },
  flights: {
    id: 'favourites.flights',
    defaultMessage: 'Перелёты',
    description: 'Heads the kept flights.',
  },
  hotels: {
    id: 'favourites.hotels',
    defaultMessage: 'Отели',
    description: 'Heads the kept hotels.',
  },
  past: {
    id: 'favourites.past',
    defaultMessage: 'Дата прошла: {count}',
    description: 'Opens the kept flights or hotels whose first day is over.',
  },
  removePast: {
    id: 'favourites.remove-past',
    defaultMessage: 'Убрать прошедшие',
    description: 'Button that removes all of those.',
  },
  shown: {
    id: 'favourites.shown',
    defaultMessage: 'Показано {shown} из {all}',
    description: 'Below a part of the list.',
  },
  more: {
    id: 'favourites.more',
    defaultMessage: 'Показать ещё {count}',
    description: 'Button below a part of the list.',
  },
  latest: {
    id: 'favourites.latest-remain',
    defaultMessage: 'Храним последние {count}',
    description: 'Below a list that is full: an older one goes when a new one comes.',
  },
  chosen: {
    id: 'favourites.chosen',
    defaultMessage:
      '{count, plural, one {Выбран # вариант} few {Выбрано # варианта} many {Выбрано # вариантов} other {Выбрано # варианта}}',
    description: 'In the bar below a list: how many are to be compared.',
  },
  chooseMore: {
    id: 'favourites.choose-more',
    defaultMessage: 'Отметьте ещё один вариант, чтобы сравнить',
    description: 'In that bar while one alone is chosen.',
  },
  compare: {
    id: 'favourites.compare',
    defaultMessage: 'Сравнить',
    description: 'Link in that bar to the page that shows them side by side.',
  },
});
