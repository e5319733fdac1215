import { defineMessages } from '@karvon/i18n';

export const travellersMessages = defineMessages({
  label: {
    id: 'air-search.travellers',
    defaultMessage: 'Пассажиры и класс',
    description: 'Label of the field.',
  },
  value: {
    id: 'air-search.travellers-value',
    defaultMessage: '{travellers}, {cabin}',
    description: 'Value of the field: "3 пассажира, эконом".',
  },
  people: {
    id: 'air-search.travellers-people',
    defaultMessage:
      '{count, plural, one {# пассажир} few {# пассажира} many {# пассажиров} other {# пассажира}}',
    description: 'How many travel, of any age.',
  },
});

/** Cabin classes as the contract names them. */
export const cabinMessages = defineMessages({
  Economy: {
    id: 'air-search.cabin-economy',
    defaultMessage: 'эконом',
    description: 'Cabin class, inside a sentence.',
  },
  Business: {
    id: 'air-search.cabin-business',
    defaultMessage: 'бизнес',
    description: 'Cabin class, inside a sentence.',
  },
});
