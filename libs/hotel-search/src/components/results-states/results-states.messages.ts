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
    defaultMessage: 'И номера под запрос',
    description: 'Link to the same search with rooms that the hotel confirms later.',
  },
  filtered: {
    id: 'hotel-search.filtered-out',
    defaultMessage: 'Под фильтры ничего не подходит',
    description: 'Heading when filters let nothing through.',
  },
  filteredText: {
    id: 'hotel-search.filtered-out-text',
    defaultMessage: 'Свободные номера есть, но ни один отель не проходит все фильтры сразу.',
    description: 'Below that heading.',
  },
  drop: {
    id: 'hotel-search.drop-filter',
    defaultMessage:
      'Убрать «{name}»: {count, plural, one {# отель} few {# отеля} many {# отелей} other {# отеля}} от {price}',
    description:
      'Button: drops the filter of that name; how many hotels come back and from which price.',
  },
  dropAll: {
    id: 'hotel-search.drop-all',
    defaultMessage: 'Сбросить все фильтры',
    description: 'Button.',
  },
  problem: {
    id: 'hotel-search.problem',
    defaultMessage: 'Поиск не удался',
    description: 'Heading when the search failed.',
  },
  partial: {
    id: 'hotel-search.partial',
    defaultMessage: 'Показано начало списка: остальное не загрузилось',
    description: 'Over the list, when only its first part came.',
  },
  retry: {
    id: 'hotel-search.retry',
    defaultMessage: 'Попробовать ещё раз',
    description: 'Button.',
  },
  unknownCity: {
    id: 'hotel-search.unknown-city',
    defaultMessage: 'Отелей в этом месте мы не знаем. Выберите другой город.',
    description: 'The address names a city that does not exist.',
  },
  tooLate: {
    id: 'hotel-search.too-late',
    defaultMessage: 'В этом городе день заезда уже прошёл. Выберите другие даты.',
    description: 'In the zone of the hotel the day of arrival is over.',
  },
  tooEarly: {
    id: 'hotel-search.too-early',
    defaultMessage: 'Так далеко вперёд номера ещё не продаются. Выберите другие даты.',
    description: 'The stay ends later than rooms are sold.',
  },
  past: {
    id: 'hotel-search.past',
    defaultMessage: 'Дата в ссылке, {day}, уже прошла. Вот те же дни недели позже: {dates}.',
    description:
      'A link names a day that is over; the same stay whole weeks later is shown. All days are finished texts.',
  },
});
