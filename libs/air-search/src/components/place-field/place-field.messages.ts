import { defineMessages } from '@karvon/i18n';

export const placeMessages = defineMessages({
  placeholder: {
    id: 'air-search.place-placeholder',
    defaultMessage: 'Город или аэропорт',
    description: 'In an empty place field.',
  },
  allAirports: {
    id: 'air-search.place-all-airports',
    defaultMessage: '{country}, все аэропорты',
    description:
      'Below the name of a city in the suggestions: a search from or to any of its airports.',
  },
  inCity: {
    id: 'air-search.place-in-city',
    defaultMessage: '{city}, {country}',
    description: 'Below the name of an airport in the suggestions.',
  },
  loading: {
    id: 'air-search.place-loading',
    defaultMessage: 'Ищем города и аэропорты',
    description: 'In place of suggestions while they load.',
  },
  nothing: {
    id: 'air-search.place-nothing',
    defaultMessage: 'Ничего не нашлось. Проверьте название или введите код аэропорта.',
    description: 'In place of suggestions when no place fits what was typed.',
  },
  found: {
    id: 'air-search.place-found',
    defaultMessage:
      '{count, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}, выбирайте стрелками',
    description: 'Read aloud when suggestions appear.',
  },
});
