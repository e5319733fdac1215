import { defineMessages } from '@karvon/i18n';

export const cardMessages = defineMessages({
  route: {
    id: 'favourites.route',
    defaultMessage: '{from} — {to}',
    description: 'Heading of a kept flight, and of its column in a comparison: two cities.',
  },
  andBack: {
    id: 'favourites.and-back',
    defaultMessage: '{route} и обратно',
    description: 'The same with a way back; route is a finished text: "Ташкент — Москва".',
  },
  passengers: {
    id: 'favourites.passengers',
    defaultMessage:
      '{count, plural, one {# пассажир} few {# пассажира} many {# пассажиров} other {# пассажира}}',
    description: 'How many fly.',
  },
  asking: {
    id: 'favourites.asking',
    defaultMessage: 'Узнаём цену…',
    description: 'In the place of the present price while it is asked for.',
  },
  changed: {
    id: 'favourites.price-was',
    defaultMessage: 'было',
    description: 'For screen readers, before the crossed-out price of the day when it was kept.',
  },
  dearer: {
    id: 'favourites.dearer',
    defaultMessage: 'дороже на {sum}',
    description: 'Below the present price: it has risen since the flight or the hotel was kept.',
  },
  cheaper: {
    id: 'favourites.cheaper',
    defaultMessage: 'дешевле на {sum}',
    description: 'Below the present price: it has fallen since.',
  },
  same: {
    id: 'favourites.same-price',
    defaultMessage: 'цена не изменилась',
    description: 'Below the present price.',
  },
  forAll: {
    id: 'favourites.for-all',
    defaultMessage: 'за всех пассажиров',
    description: 'Below the present price of a flight for several.',
  },
  flightGone: {
    id: 'favourites.flight-gone',
    defaultMessage: 'Этот перелёт больше не продаётся',
    description: 'In the place of the price.',
  },
  roomsGone: {
    id: 'favourites.rooms-gone',
    defaultMessage: 'На эти даты номеров нет',
    description: 'In the place of the price of a hotel.',
  },
  noDates: {
    id: 'favourites.no-dates',
    defaultMessage: 'Даты не выбраны',
    description: 'In the place of the price of a hotel that was kept without days.',
  },
  over: {
    id: 'favourites.over',
    defaultMessage: 'Дата прошла',
    description: 'In the place of the price: the first day of the journey is over.',
  },
  failed: {
    id: 'favourites.price-failed',
    defaultMessage: 'Цену узнать не удалось',
    description: 'In the place of the price.',
  },
  retry: {
    id: 'favourites.retry',
    defaultMessage: 'Повторить',
    description: 'Button that asks for the price again.',
  },
  searchAgain: {
    id: 'favourites.search-again',
    defaultMessage: 'Найти другие рейсы',
    description: 'Link to a search of the same route and days.',
  },
  otherHotels: {
    id: 'favourites.other-hotels',
    defaultMessage: 'Найти другие отели',
    description: 'Link to the hotels of the same city for the same days.',
  },
  choose: {
    id: 'favourites.choose',
    defaultMessage: 'Выбрать',
    description: 'Link to the fares of a flight.',
  },
  chooseNamed: {
    id: 'favourites.choose-named',
    defaultMessage: 'Выбрать: {what}',
    description: 'The same for screen readers; what is a finished text: a route with its day.',
  },
  rooms: {
    id: 'favourites.rooms',
    defaultMessage: 'Смотреть номера',
    description: 'Link to the page of a hotel.',
  },
  roomsNamed: {
    id: 'favourites.rooms-named',
    defaultMessage: 'Смотреть номера: {what}',
    description: 'The same for screen readers; what is the name of the hotel.',
  },
  compare: {
    id: 'favourites.compare-one',
    defaultMessage: 'Сравнить',
    description: 'Box on a card: this one is to be compared with others.',
  },
  compareNamed: {
    id: 'favourites.compare-named',
    defaultMessage: 'Сравнить: {what}',
    description: 'The same for screen readers; what is a finished text.',
  },
  remove: {
    id: 'favourites.remove',
    defaultMessage: 'Убрать из избранного: {what}',
    description: 'Button on a card; what is a finished text: a route with its day, or a hotel.',
  },
});
