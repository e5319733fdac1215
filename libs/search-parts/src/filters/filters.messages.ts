import { defineMessages } from '@karvon/i18n';

export const filterMessages = defineMessages({
  title: {
    id: 'search-parts.filters',
    defaultMessage: 'Фильтры',
    description: 'Heading over the filters, and the button that opens them.',
  },
  titleCount: {
    id: 'search-parts.filters-count',
    defaultMessage: 'Фильтры:\u00a0{count}',
    description: 'Button that opens the filters, with how many are set.',
  },
  reset: {
    id: 'search-parts.filters-reset',
    defaultMessage: 'Сбросить',
    description: 'Button: no filter is set any more.',
  },
});
