import { defineMessages } from '@karvon/i18n';

export const partMessages = defineMessages({
  title: {
    id: 'orders.refund-part',
    defaultMessage: 'Что возвращаем',
    description: 'Over the list of passengers and flights that are given back.',
  },
  what: {
    id: 'orders.refund-part-what',
    defaultMessage: 'Что вернуть?',
    description: 'Label of the choice between the whole order and a part of it.',
  },
  whole: {
    id: 'orders.refund-part-whole',
    defaultMessage: 'Все билеты заказа',
    description: 'Choice: everything that is not flown yet.',
  },
  some: {
    id: 'orders.refund-part-some',
    defaultMessage: 'Часть: выбрать пассажиров и рейсы',
    description: 'Choice: some passengers or flights, where flights may be chosen.',
  },
  somePeople: {
    id: 'orders.refund-part-some-people',
    defaultMessage: 'Часть: выбрать пассажиров',
    description: 'Choice: some passengers, where flights may not be chosen.',
  },
  passengers: {
    id: 'orders.refund-part-passengers',
    defaultMessage: 'Чьи билеты вернуть',
    description: 'Label of the passengers to choose.',
  },
  flights: {
    id: 'orders.refund-part-flights',
    defaultMessage: 'Какие рейсы вернуть',
    description: 'Label of the flights to choose.',
  },
  flight: {
    id: 'orders.refund-part-flight',
    defaultMessage: '{from} — {to}, {date}',
    description: 'A flight to choose.',
  },
  wholeTickets: {
    id: 'orders.refund-part-whole-tickets',
    defaultMessage: 'По этому тарифу билет возвращают только целиком, со всеми рейсами пассажира.',
    description: 'Note where single flights cannot be given back.',
  },
  nothing: {
    id: 'orders.refund-part-nothing',
    defaultMessage: 'Отметьте хотя бы одного пассажира и один рейс.',
    description: 'Error: nothing is chosen.',
  },
  'adult-needed': {
    id: 'orders.refund-part-adult-needed',
    defaultMessage:
      'Ребёнок не может лететь без взрослого, а у каждого младенца должен быть свой взрослый. Отметьте и детей или оставьте взрослого.',
    description: 'Error: a child would be left alone.',
  },
  stays: {
    id: 'orders.refund-part-stays',
    defaultMessage: 'Остальные билеты заказа действуют.',
    description: 'Above the confirmation of a part.',
  },
});
