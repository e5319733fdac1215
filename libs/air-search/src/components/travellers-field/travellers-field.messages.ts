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
  adult: {
    id: 'air-search.travellers-adult',
    defaultMessage: 'Взрослые',
    description: 'Label of a counter.',
  },
  adultNote: {
    id: 'air-search.travellers-adult-note',
    defaultMessage: 'от 12 лет',
    description: 'Age band of a counter.',
  },
  child: {
    id: 'air-search.travellers-child',
    defaultMessage: 'Дети',
    description: 'Label of a counter.',
  },
  childNote: {
    id: 'air-search.travellers-child-note',
    defaultMessage: 'от 2 до 12 лет',
    description: 'Age band of a counter.',
  },
  baby: {
    id: 'air-search.travellers-baby',
    defaultMessage: 'Младенцы',
    description: 'Label of a counter.',
  },
  babyNote: {
    id: 'air-search.travellers-baby-note',
    defaultMessage: 'до 2 лет, без места',
    description: 'Age band of a counter.',
  },
  less: {
    id: 'air-search.travellers-less',
    defaultMessage: '{who}: меньше на одного',
    description: 'Button; {who} is the label of the counter.',
  },
  more: {
    id: 'air-search.travellers-more',
    defaultMessage: '{who}: больше на одного',
    description: 'Button; {who} is the label of the counter.',
  },
  ages: {
    id: 'air-search.travellers-ages',
    defaultMessage: 'Возраст считается на день последнего перелёта.',
    description: 'Below the counters, while no day is chosen.',
  },
  agesOn: {
    id: 'air-search.travellers-ages-on',
    defaultMessage: 'Возраст считается на день последнего перелёта, {date}.',
    description: 'Below the counters; {date} is a finished text.',
  },
  birthdays: {
    id: 'air-search.travellers-birthdays',
    defaultMessage:
      'Если до этого дня ребёнку исполнится 12 лет, он летит как взрослый на всём пути. Если младенцу исполнится 2 года, ему нужно место, как ребёнку.',
    description: 'Below the counters when a child or a baby travels.',
  },
  limitNine: {
    id: 'air-search.travellers-limit-nine',
    defaultMessage: 'В одном заказе не больше девяти пассажиров.',
    description: 'Below the counters when the limit is reached.',
  },
  limitLaps: {
    id: 'air-search.travellers-limit-laps',
    defaultMessage: 'Младенец летит на коленях: на каждого взрослого не больше одного.',
    description: 'Below the counters when there are as many babies as adults.',
  },
  cabin: {
    id: 'air-search.cabin',
    defaultMessage: 'Класс',
    description: 'Label of the choice of a cabin class.',
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
  economyName: {
    id: 'air-search.cabin-economy-name',
    defaultMessage: 'Эконом',
    description: 'Cabin class, alone.',
  },
  businessName: {
    id: 'air-search.cabin-business-name',
    defaultMessage: 'Бизнес',
    description: 'Cabin class, alone.',
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
