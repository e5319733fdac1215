import { defineMessages } from '@karvon/i18n';

/** Headings of suggestions; `name` is the typed place, which has no hotels. */
export const groupMessages = defineMessages({
  recent: {
    id: 'hotel-search.city-recent',
    defaultMessage: 'Вы искали недавно',
    description: 'Heads the cities of the last searches, in the suggestions of an empty field.',
  },
  popular: {
    id: 'hotel-search.city-popular',
    defaultMessage: 'Популярные города',
    description:
      'Heads the cities offered while nothing is typed, and the block of cities on the page.',
  },
  cities: {
    id: 'hotel-search.city-cities',
    defaultMessage: 'Города и посёлки',
    description: 'Heads cities and localities among suggestions.',
  },
  hotels: {
    id: 'hotel-search.city-group-hotels',
    defaultMessage: 'Отели',
    description: 'Heads hotels among suggestions.',
  },
  places: {
    id: 'hotel-search.city-places',
    defaultMessage: 'Районы и места рядом',
    description: 'Heads districts, sights, stations and airports among suggestions.',
  },
  nearest: {
    id: 'hotel-search.city-nearest',
    defaultMessage: '{name}: отелей пока нет. Ближайшее место с отелями',
    description: 'Heads the nearest place with hotels, when the typed one has none.',
  },
});
