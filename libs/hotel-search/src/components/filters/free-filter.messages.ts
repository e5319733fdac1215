import { defineMessages } from '@karvon/i18n';

export const freeMessages = defineMessages({
  freeHint: {
    id: 'hotel-search.filter-free-hint',
    defaultMessage:
      'Покажем цены с бесплатной отменой: {count, plural, one {# отель} few {# отеля} many {# отелей} other {# отеля}}',
    description: 'Below the switch "free cancellation": what it does and how many hotels have it.',
  },
  freeUntil: {
    id: 'hotel-search.filter-free-until',
    defaultMessage: 'Хотя бы до',
    description: 'Label of a choice of days: until when at least cancelling must be free.',
  },
  freeAny: {
    id: 'hotel-search.filter-free-any',
    defaultMessage: 'Любой срок',
    description: 'The first of those days: cancelling is free until some moment or other.',
  },
});
