import { defineMessages } from '@karvon/i18n';

export const searchMessages = defineMessages({
  usual: {
    id: 'citizenship-input.usual',
    defaultMessage: 'Чаще выбирают',
    description: 'Heading over the countries at the top of the list.',
  },
  all: {
    id: 'citizenship-input.all',
    defaultMessage: 'Все страны',
    description: 'Heading over the list of all countries.',
  },
  nothing: {
    id: 'citizenship-input.nothing',
    defaultMessage: 'Такой страны в списке нет',
    description: 'Shown when no country fits what was typed.',
  },
  found: {
    id: 'citizenship-input.found',
    defaultMessage:
      '{count, plural, one {# страна} few {# страны} many {# стран} other {# страны}}',
    description: 'Read out while the list of countries gets shorter.',
  },
});
