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
  adults: {
    id: 'air-search.travellers-adults',
    defaultMessage:
      '{count, plural, one {# взрослый} few {# взрослых} many {# взрослых} other {# взрослых}}',
    description: 'How many adults.',
  },
  children: {
    id: 'air-search.travellers-children',
    defaultMessage:
      '{count, plural, one {# ребёнок} few {# ребёнка} many {# детей} other {# ребёнка}}',
    description: 'How many children.',
  },
  babies: {
    id: 'air-search.travellers-babies',
    defaultMessage:
      '{count, plural, one {# младенец} few {# младенца} many {# младенцев} other {# младенца}}',
    description: 'How many babies.',
  },
  economy: {
    id: 'air-search.cabin-economy',
    defaultMessage: 'эконом',
    description: 'Cabin class, inside a sentence.',
  },
  business: {
    id: 'air-search.cabin-business',
    defaultMessage: 'бизнес',
    description: 'Cabin class, inside a sentence.',
  },
  done: {
    id: 'air-search.done',
    defaultMessage: 'Готово',
    description: 'Button that closes a panel of the form.',
  },
  close: {
    id: 'air-search.close',
    defaultMessage: 'Закрыть',
    description: 'Button that closes a panel or sheet.',
  },
});
