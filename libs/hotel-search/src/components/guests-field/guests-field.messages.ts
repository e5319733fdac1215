import { defineMessages } from '@karvon/i18n';

export const guestsMessages = defineMessages({
  label: {
    id: 'hotel-search.guests',
    defaultMessage: 'Гости',
    description: 'Field: how many stay.',
  },
  count: {
    id: 'hotel-search.guests-count',
    defaultMessage: '{count, plural, one {# гость} few {# гостя} many {# гостей} other {# гостя}}',
    description: 'Value of the field: how many stay, of any age.',
  },
});

export const panelMessages = defineMessages({
  adults: {
    id: 'hotel-search.guests-adults',
    defaultMessage: 'Взрослые',
    description: 'Counter of adults.',
  },
  fewer: {
    id: 'hotel-search.guests-fewer',
    defaultMessage: 'Меньше взрослых',
    description: 'Button of the counter of adults.',
  },
  more: {
    id: 'hotel-search.guests-more',
    defaultMessage: 'Больше взрослых',
    description: 'Button of the counter of adults.',
  },
  child: {
    id: 'hotel-search.guests-child',
    defaultMessage: 'Возраст ребёнка {number}',
    description: 'Label of the choice of the age of a child; children are counted.',
  },
  chooseAge: {
    id: 'hotel-search.guests-choose-age',
    defaultMessage: 'Укажите возраст',
    description: 'First line of the choice of an age, while none is chosen.',
  },
  addChild: {
    id: 'hotel-search.guests-add-child',
    defaultMessage: 'Добавить ребёнка',
    description: 'Button that adds a child to the guests.',
  },
  removeChild: {
    id: 'hotel-search.guests-remove-child',
    defaultMessage: 'Убрать ребёнка {number}',
    description: 'Button that takes a child away; children are counted.',
  },
  onArrival: {
    id: 'hotel-search.guests-on-arrival',
    defaultMessage: 'Возраст на день заезда: от него зависят цена и спальное место.',
    description: 'Below the ages of children.',
  },
});
