import { defineMessages } from '@karvon/i18n';

export const filterMessages = defineMessages({
  title: {
    id: 'air-search.filters',
    defaultMessage: 'Фильтры',
    description: 'Heading over the filters, and the button that opens them.',
  },
  titleCount: {
    id: 'air-search.filters-count',
    defaultMessage: 'Фильтры: {count}',
    description: 'Button that opens the filters, with how many are set.',
  },
  stops: {
    id: 'air-search.filter-stops',
    defaultMessage: 'Пересадки',
    description: 'Name of a filter.',
  },
  airlines: {
    id: 'air-search.filter-airlines',
    defaultMessage: 'Авиакомпании',
    description: 'Name of a filter.',
  },
  stopCount: {
    id: 'air-search.filter-stop-count',
    defaultMessage:
      '{count, plural, =0 {Без пересадок} one {# пересадка} few {# пересадки} many {# пересадок} other {# пересадки}}',
    description: 'Option of the filter of stops.',
  },
  moreStops: {
    id: 'air-search.filter-more-stops',
    defaultMessage: 'Больше трёх',
    description: 'Option of the filter of stops: more than three.',
  },
  from: {
    id: 'air-search.filter-from',
    defaultMessage: 'от {price}',
    description: 'The lowest price behind an option.',
  },
  count: {
    id: 'air-search.filter-count',
    defaultMessage:
      '{count, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}',
    description: 'Read aloud: how many offers an option holds.',
  },
  reset: {
    id: 'air-search.filters-reset',
    defaultMessage: 'Сбросить',
    description: 'Button: no filter.',
  },
  show: {
    id: 'air-search.filters-show',
    defaultMessage:
      '{count, plural, =0 {Нет вариантов} one {Показать # вариант} few {Показать # варианта} many {Показать # вариантов} other {Показать # варианта}}',
    description: 'Button that applies the filters on a phone.',
  },
});
