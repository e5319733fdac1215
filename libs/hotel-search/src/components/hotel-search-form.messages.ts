import { defineMessages } from '@karvon/i18n';

export const formMessages = defineMessages({
  name: {
    id: 'hotel-search.form',
    defaultMessage: 'Поиск отелей',
    description: 'Name of the form, for screen readers.',
  },
  search: {
    id: 'hotel-search.search',
    defaultMessage: 'Найти отели',
    description: 'Button that starts the search.',
  },
});

export const draftProblemTexts = defineMessages({
  'city-missing': {
    id: 'hotel-search.problem-city',
    defaultMessage: 'Выберите город из списка',
    description: 'Error of an empty field.',
  },
  'dates-missing': {
    id: 'hotel-search.problem-dates',
    defaultMessage: 'Выберите дни заезда и выезда',
    description: 'Error of empty fields.',
  },
  'too-long': {
    id: 'hotel-search.problem-too-long',
    defaultMessage: 'Не больше 30 ночей в одном бронировании',
    description: 'Error: the stay is longer than is sold.',
  },
  'age-missing': {
    id: 'hotel-search.problem-age',
    defaultMessage: 'Укажите возраст каждого ребёнка',
    description: 'Error: a child has no age yet.',
  },
});
