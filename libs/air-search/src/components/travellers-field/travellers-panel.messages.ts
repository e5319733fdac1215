import { defineMessages } from '@karvon/i18n';

export const panelMessages = defineMessages({
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
      'Если к этому дню ребёнку исполнится 12 лет, на весь маршрут нужен взрослый билет. Если младенцу исполнится 2 года, ему нужен детский билет с местом.',
    description: 'Below the counters when a child or a baby travels.',
  },
  limitNine: {
    id: 'air-search.travellers-limit-nine',
    defaultMessage: 'В одном заказе не больше девяти пассажиров.',
    description: 'Below the counters when the limit is reached.',
  },
  limitLaps: {
    id: 'air-search.travellers-limit-laps',
    defaultMessage: 'Младенец летит на руках у взрослого: на каждого взрослого не больше одного.',
    description: 'Below the counters when there are as many babies as adults.',
  },
  cabin: {
    id: 'air-search.cabin',
    defaultMessage: 'Класс',
    description: 'Label of the choice of a cabin class.',
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
});
