import { defineMessages } from '@karvon/i18n';

export const refusedMessages = defineMessages({
  refused: {
    id: 'air-search.refused',
    defaultMessage: 'Такой поиск невозможен',
    description: 'Heading when a search names a day or places for which nothing is sold.',
  },
  dayOver: {
    id: 'air-search.day-over',
    defaultMessage: 'В городе вылета этот день уже закончился. Измените дату.',
    description: 'Below that heading.',
  },
  dayTooFar: {
    id: 'air-search.day-too-far',
    defaultMessage: 'На эту дату билеты ещё не продаются. Выберите дату поближе.',
    description: 'Below that heading: tickets are sold some months ahead.',
  },
  placeUnknown: {
    id: 'air-search.place-unknown',
    defaultMessage: 'Такого города или аэропорта у нас нет. Измените маршрут.',
    description: 'Below that heading.',
  },
  placeSame: {
    id: 'air-search.place-same',
    defaultMessage: 'Вылет и прилёт в одном городе. Измените маршрут.',
    description: 'Below that heading.',
  },
});
