import { defineMessages } from '@karvon/i18n';

export const phoneMessages = defineMessages({
  countryCode: {
    id: 'phone-input.country-code',
    defaultMessage: 'Код страны',
    description: 'Names the selector of a phone prefix, and heads the list of countries.',
  },
  close: {
    id: 'phone-input.close',
    defaultMessage: 'Закрыть',
    description: 'Closes the list of countries on a phone.',
  },
  search: {
    id: 'phone-input.search',
    defaultMessage: 'Страна или код',
    description: 'Label of the search field over the list of countries.',
  },
  nothingFound: {
    id: 'phone-input.nothing-found',
    defaultMessage: 'Такой страны в списке нет',
    description: 'Shown when no country fits what was typed.',
  },
  found: {
    id: 'phone-input.found',
    defaultMessage:
      '{count, plural, one {# страна} few {# страны} many {# стран} other {# страны}}',
    description: 'Read out while the list of countries gets shorter.',
  },
});
