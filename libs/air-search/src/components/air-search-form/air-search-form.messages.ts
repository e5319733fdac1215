import { defineMessages } from '@karvon/i18n';

export const formMessages = defineMessages({
  name: {
    id: 'air-search.form',
    defaultMessage: 'Поиск авиабилетов',
    description: 'Name of the form, for screen readers.',
  },
  trip: {
    id: 'air-search.trip',
    defaultMessage: 'Тип поездки',
    description: 'Name of the choice "return, one way or several flights".',
  },
  return: {
    id: 'air-search.trip-return',
    defaultMessage: 'Туда и обратно',
    description: 'Choice.',
  },
  oneWay: {
    id: 'air-search.trip-one-way',
    defaultMessage: 'Только туда',
    description: 'Choice.',
  },
  multi: {
    id: 'air-search.trip-multi',
    defaultMessage: 'Сложный маршрут',
    description: 'Choice: several flights one after another.',
  },
  from: { id: 'air-search.from', defaultMessage: 'Откуда', description: 'Field.' },
  to: { id: 'air-search.to', defaultMessage: 'Куда', description: 'Field.' },
  swap: {
    id: 'air-search.swap',
    defaultMessage: 'Поменять города местами',
    description: 'Button between the two place fields.',
  },
  search: {
    id: 'air-search.search',
    defaultMessage: 'Найти',
    description: 'Button that starts the search.',
  },
});

export const draftProblemTexts = defineMessages({
  'from-missing': {
    id: 'air-search.problem-from',
    defaultMessage: 'Выберите, откуда летите',
    description: 'Error of an empty field.',
  },
  'to-missing': {
    id: 'air-search.problem-to',
    defaultMessage: 'Выберите, куда летите',
    description: 'Error of an empty field.',
  },
  'same-place': {
    id: 'air-search.problem-same-place',
    defaultMessage: 'Это тот же город. Выберите другой',
    description: 'Error: departure and arrival are in the same city.',
  },
  'out-missing': {
    id: 'air-search.problem-out',
    defaultMessage: 'Выберите дату',
    description: 'Error of an empty field.',
  },
  'out-too-early': {
    id: 'air-search.problem-too-early',
    defaultMessage: 'Дата раньше предыдущего перелёта',
    description: 'Error: a flight of a multi-leg trip is on a day before the flight before it.',
  },
});
