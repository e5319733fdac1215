import { defineMessages } from '@karvon/i18n';

export const legMessages = defineMessages({
  leg: {
    id: 'air-search.leg',
    defaultMessage: 'Перелёт {number}',
    description: 'Heading of one flight of a multi-leg trip in the form.',
  },
  add: {
    id: 'air-search.leg-add',
    defaultMessage: 'Добавить перелёт',
    description: 'Button below the flights of a multi-leg trip.',
  },
  most: {
    id: 'air-search.leg-most',
    defaultMessage: 'В одном маршруте может быть не больше шести перелётов.',
    description: 'In place of the button when there are six flights.',
  },
  remove: {
    id: 'air-search.leg-remove',
    defaultMessage: 'Убрать перелёт {number}',
    description: 'Button of one flight.',
  },
  up: {
    id: 'air-search.leg-up',
    defaultMessage: 'Перелёт {number}: переместить выше',
    description: 'Button that moves a flight one place up.',
  },
  down: {
    id: 'air-search.leg-down',
    defaultMessage: 'Перелёт {number}: переместить ниже',
    description: 'Button that moves a flight one place down.',
  },
  moved: {
    id: 'air-search.leg-moved',
    defaultMessage: 'Теперь это перелёт {number}. Порядок дат не изменился.',
    description: 'Read aloud after a flight has changed its place.',
  },
});
