import { defineMessages } from '@karvon/i18n';

export const stateMessages = defineMessages({
  nothing: {
    id: 'hotel-search.nothing',
    defaultMessage: 'Ничего не найдено',
    description: 'Heading when a search has no hotels (specification: nothing found).',
  },
  nothingText: {
    id: 'hotel-search.nothing-text',
    defaultMessage: 'Попробуйте изменить параметры запроса.',
    description: 'Below that heading (specification: try reconfiguring the request).',
  },
  weekLater: {
    id: 'hotel-search.week-later',
    defaultMessage: 'На неделю позже, {dates}',
    description: 'Link to the same stay a week later.',
  },
  dayLater: {
    id: 'hotel-search.day-later',
    defaultMessage: 'На день позже, {dates}',
    description: 'Link to the same stay a day later.',
  },
  anyPayment: {
    id: 'hotel-search.any-payment',
    defaultMessage: 'С оплатой и на сайте, и в отеле',
    description: 'Link to the same search, wherever the stay is paid.',
  },
  withRequest: {
    id: 'hotel-search.with-request',
    defaultMessage: 'Показать номера под запрос',
    description: 'Link to the same search with rooms that the hotel confirms later.',
  },
  filteredText: {
    id: 'hotel-search.filtered-out-text',
    defaultMessage: 'Свободные номера есть, но ни один отель не подходит под все фильтры.',
    description: 'Below that heading.',
  },
  drop: {
    id: 'hotel-search.drop-filter',
    defaultMessage:
      'Убрать «{name}»: {count, plural, one {# отель} few {# отеля} many {# отелей} other {# отеля}} от {price}',
    description:
      'Button: drops the filter of that name; how many hotels come back and from which price.',
  },
  problem: {
    id: 'hotel-search.problem',
    defaultMessage: 'Поиск не удался',
    description: 'Heading when the search failed.',
  },
  partial: {
    id: 'hotel-search.partial',
    defaultMessage: 'Показаны не все отели: остальные не загрузились',
    description: 'Over the list, when only its first part came.',
  },
  silent: {
    id: 'hotel-search.sellers-silent',
    defaultMessage:
      '{answered, plural, one {Ответила #} few {Ответили #} many {Ответили #} other {Ответили #}} из {requested} систем бронирования',
    description:
      'Heading over hotels or rooms: some systems that sell rooms failed or were silent.',
  },
  silentText: {
    id: 'hotel-search.sellers-silent-text',
    defaultMessage: 'Часть вариантов не показана, среди них могут быть и более дешёвые.',
    description: 'Below that heading.',
  },
  askAgain: {
    id: 'hotel-search.ask-again',
    defaultMessage: 'Запросить ещё раз',
    description: 'Button: asks all systems again.',
  },
  retry: {
    id: 'hotel-search.retry',
    defaultMessage: 'Повторить',
    description: 'Button.',
  },
  unknownCity: {
    id: 'hotel-search.unknown-city',
    defaultMessage: 'В этом городе у нас пока нет отелей. Выберите другой город.',
    description: 'The address names a city that does not exist.',
  },
  tooLate: {
    id: 'hotel-search.too-late',
    defaultMessage: 'В этом городе день заезда уже прошёл. Выберите другие даты.',
    description: 'In the zone of the hotel the day of arrival is over.',
  },
  tooEarly: {
    id: 'hotel-search.too-early',
    defaultMessage: 'На эти даты номера ещё не продаются. Выберите другие.',
    description: 'The stay ends later than rooms are sold.',
  },
});
