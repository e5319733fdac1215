import { defineMessages } from '@karvon/i18n';

export const stateMessages = defineMessages({
  nothing: {
    id: 'air-search.nothing',
    defaultMessage:
      '{days, plural, one {На эту дату} few {На эти даты} many {На эти даты} other {На эти даты}} билетов не найдено',
    description: 'Heading when a search of so many days has no offers.',
  },
  nothingText: {
    id: 'air-search.nothing-text',
    defaultMessage: 'Попробуйте соседние дни, другой аэропорт или другой класс.',
    description: 'What can be done about a search without offers.',
  },
  dayBefore: {
    id: 'air-search.day-before',
    defaultMessage: 'На день раньше, {date}',
    description: 'Link to the same search a day earlier.',
  },
  dayAfter: {
    id: 'air-search.day-after',
    defaultMessage: 'На день позже, {date}',
    description: 'Link to the same search a day later.',
  },
  cityFrom: {
    id: 'air-search.whole-city-from',
    defaultMessage: 'Из всех аэропортов: {city}',
    description: 'Link to the same search from any airport of the city.',
  },
  cityTo: {
    id: 'air-search.whole-city-to',
    defaultMessage: 'Во все аэропорты: {city}',
    description: 'Link to the same search to any airport of the city.',
  },
  economy: {
    id: 'air-search.in-economy',
    defaultMessage: 'Найти в экономклассе',
    description: 'Link to the same search in economy class.',
  },
  filteredText: {
    id: 'air-search.filtered-out-text',
    defaultMessage: 'Билеты есть, но ни один не подходит под все фильтры сразу.',
    description: 'Below that heading.',
  },
  drop: {
    id: 'air-search.drop-filter',
    defaultMessage:
      'Убрать «{name}»: {count, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}} от {price}',
    description:
      'Button: drops the filter of that name; how many offers come back and from which price.',
  },
  problem: {
    id: 'air-search.problem',
    defaultMessage: 'Поиск не удался',
    description: 'Heading when the search failed.',
  },
  broken: {
    id: 'air-search.broken-off',
    defaultMessage: 'Поиск прервался: показаны не все варианты',
    description: 'Over the results, when the search failed after some were found.',
  },
  silent: {
    id: 'air-search.sellers-silent',
    defaultMessage:
      '{answered, plural, one {Ответила #} few {Ответили #} many {Ответили #} other {Ответили #}} из {requested} систем бронирования',
    description:
      'Heading over the results of a search: some systems that sell tickets failed or were silent.',
  },
  silentText: {
    id: 'air-search.sellers-silent-text',
    defaultMessage: 'Часть вариантов не показана, среди них могут быть и более дешёвые.',
    description: 'Below that heading.',
  },
  askAgain: {
    id: 'air-search.ask-again',
    defaultMessage: 'Запросить ещё раз',
    description: 'Button: asks all systems again.',
  },
  retry: { id: 'air-search.retry', defaultMessage: 'Повторить', description: 'Button.' },
  past: {
    id: 'air-search.past',
    defaultMessage:
      'Дата в ссылке, {day}, уже прошла. Показываем вылет {moved}: те же дни недели, но позже.',
    description:
      'A link to results names a day that is over; the same trip whole weeks later is shown. Both days are finished texts.',
  },
});
