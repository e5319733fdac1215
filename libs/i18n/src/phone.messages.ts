import { defineMessages } from './define-messages';

export const phoneMessages = defineMessages({
  countryCode: {
    id: 'i18n.phone.country-code',
    defaultMessage: 'Код страны',
    description: 'Names the selector of a phone prefix, and heads the list of countries.',
  },
  close: {
    id: 'i18n.phone.close',
    defaultMessage: 'Закрыть',
    description: 'Closes the list of countries on a phone.',
  },
  search: {
    id: 'i18n.phone.search',
    defaultMessage: 'Страна или код',
    description: 'Label of the search field over the list of countries.',
  },
  nothingFound: {
    id: 'i18n.phone.nothing-found',
    defaultMessage: 'Такой страны в списке нет',
    description: 'Shown when no country fits what was typed.',
  },
  found: {
    id: 'i18n.phone.found',
    defaultMessage:
      '{count, plural, one {# страна} few {# страны} many {# стран} other {# страны}}',
    description: 'Read out while the list of countries gets shorter.',
  },
});
