import { defineMessages } from '@karvon/i18n';

export const placeMessages = defineMessages({
  placeholder: {
    id: 'air-search.place-placeholder',
    defaultMessage: 'Город, аэропорт',
    description: 'In an empty place field.',
  },
  allAirports: {
    id: 'air-search.place-all-airports',
    defaultMessage: '{country}, все аэропорты',
    description:
      'Below the name of a city in the suggestions: a search from or to any of its airports.',
  },
  within: {
    id: 'air-search.place-within',
    defaultMessage: '{place}, {country}',
    description:
      'Below the name of an airport in the suggestions: its city, or its own name below its city.',
  },
  recent: {
    id: 'air-search.place-recent',
    defaultMessage: 'Вы искали недавно',
    description: 'Heads the places of the last searches, in the suggestions of an empty field.',
  },
  popular: {
    id: 'air-search.place-popular',
    defaultMessage: 'Популярные направления',
    description: 'Heads the places people fly to, in the suggestions of an empty field.',
  },
  nearby: {
    id: 'air-search.place-nearby',
    defaultMessage: 'Неподалёку',
    description: 'Heads places of other cities near the first suggestion.',
  },
  distance: {
    id: 'air-search.place-distance',
    defaultMessage: '{km} км, {code}',
    description: 'How far a nearby place is from the one looked for, and its code.',
  },
  price: {
    id: 'air-search.place-price',
    defaultMessage: 'от {price}',
    description: 'The lowest known price of flights to a suggested place.',
  },
  loading: {
    id: 'air-search.place-loading',
    defaultMessage: 'Ищем города и аэропорты',
    description: 'In place of suggestions while they load.',
  },
  nothing: {
    id: 'air-search.place-nothing',
    defaultMessage: 'Ничего не найдено. Проверьте название или введите код аэропорта.',
    description: 'In place of suggestions when no place fits what was typed.',
  },
  found: {
    id: 'air-search.place-found',
    defaultMessage:
      '{count, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}, выбирайте стрелками',
    description: 'Read aloud when suggestions appear.',
  },
});
