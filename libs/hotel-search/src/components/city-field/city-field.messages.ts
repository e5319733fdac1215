import { defineMessages } from '@karvon/i18n';

export const cityMessages = defineMessages({
  label: {
    id: 'hotel-search.city',
    defaultMessage: 'Город или посёлок',
    description: 'Field: where hotels are looked for.',
  },
  placeholder: {
    id: 'hotel-search.city-placeholder',
    defaultMessage: 'Куда едем',
    description: 'In the empty field of the city.',
  },
  popular: {
    id: 'hotel-search.city-popular',
    defaultMessage: 'Популярные города',
    description:
      'Heads the cities offered while nothing is typed, and the block of cities on the page.',
  },
  recent: {
    id: 'hotel-search.city-recent',
    defaultMessage: 'Вы искали недавно',
    description: 'Heads the cities of the last searches, in the suggestions of an empty field.',
  },
  loading: {
    id: 'hotel-search.city-loading',
    defaultMessage: 'Ищем города',
    description: 'In place of suggestions while they load.',
  },
  nothing: {
    id: 'hotel-search.city-nothing',
    defaultMessage: 'Ничего не найдено',
    description:
      'In place of suggestions when no city fits what was typed (specification: nothing found).',
  },
  found: {
    id: 'hotel-search.city-found',
    defaultMessage:
      '{count, plural, one {# место} few {# места} many {# мест} other {# места}}, выбирайте стрелками',
    description: 'Read aloud when suggestions appear.',
  },
  hotels: {
    id: 'hotel-search.city-hotels',
    defaultMessage: '{count, plural, one {# отель} few {# отеля} many {# отелей} other {# отеля}}',
    description: 'How many hotels a city has.',
  },
});
