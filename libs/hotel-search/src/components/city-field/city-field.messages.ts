import { defineMessages } from '@karvon/i18n';

export const cityMessages = defineMessages({
  label: {
    id: 'hotel-search.city',
    defaultMessage: 'Город, отель или место',
    description: 'Field: where hotels are looked for.',
  },
  placeholder: {
    id: 'hotel-search.city-placeholder',
    defaultMessage: 'Куда едем',
    description: 'In the empty field of the city.',
  },
  loading: {
    id: 'hotel-search.city-loading',
    defaultMessage: 'Ищем места и отели',
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
      '{count, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}, выбирайте стрелками',
    description: 'Read aloud when suggestions appear.',
  },
  away: {
    id: 'hotel-search.city-away',
    defaultMessage: '{km} км',
    description: 'How far the nearest place with hotels is from the one that was typed.',
  },
  hotels: {
    id: 'hotel-search.city-hotels',
    defaultMessage: '{count, plural, one {# отель} few {# отеля} many {# отелей} other {# отеля}}',
    description: 'How many hotels a city has.',
  },
});
