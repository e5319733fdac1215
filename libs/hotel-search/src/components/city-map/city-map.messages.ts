import { defineMessages } from '@karvon/i18n';

export const mapMessages = defineMessages({
  name: {
    id: 'hotel-search.map',
    defaultMessage: 'Карта отелей {nameIn}',
    description: 'Name of the map for screen readers; nameIn is a finished text, "в Ташкенте".',
  },
  hint: {
    id: 'hotel-search.map-hint',
    defaultMessage: 'Стрелками переходите между отелями, плюсом и минусом меняйте масштаб.',
    description: 'How the map works by keyboard, for screen readers.',
  },
  scheme: {
    id: 'hotel-search.map-scheme',
    defaultMessage: 'Схема без улиц: места расставлены по координатам',
    description: 'Below the map: what it is and what it is not.',
  },
  closer: {
    id: 'hotel-search.map-closer',
    defaultMessage: 'Приблизить',
    description: 'Button of the map.',
  },
  farther: {
    id: 'hotel-search.map-farther',
    defaultMessage: 'Отдалить',
    description: 'Button of the map.',
  },
  all: {
    id: 'hotel-search.map-all',
    defaultMessage: 'Показать все отели',
    description: 'Button of the map: all hotels in sight again.',
  },
  follow: {
    id: 'hotel-search.map-follow',
    defaultMessage: 'Искать при движении карты',
    description: 'Switch on the map: the list shows only the hotels that the map shows.',
  },
  pin: {
    id: 'hotel-search.map-pin',
    defaultMessage: '{hotel}, {price}',
    description: 'A hotel on the map, for screen readers.',
  },
  cluster: {
    id: 'hotel-search.map-cluster',
    defaultMessage:
      '{count, plural, one {# отель} few {# отеля} many {# отелей} other {# отеля}} от {price}, приблизить',
    description: 'Several hotels at one place of the map, for screen readers.',
  },
  clusterText: {
    id: 'hotel-search.map-cluster-text',
    defaultMessage: '{count} · от {price}',
    description:
      'Several hotels at one place of the map: how many, and the lowest price, shortened.',
  },
  close: {
    id: 'hotel-search.map-close',
    defaultMessage: 'Закрыть карточку отеля',
    description: 'Button on the small card over the map.',
  },
});
