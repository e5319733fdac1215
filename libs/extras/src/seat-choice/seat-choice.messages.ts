import { defineMessages } from '@karvon/i18n';

export const seatMessages = defineMessages({
  flights: {
    id: 'extras.seats-flights',
    defaultMessage: 'Рейсы',
    description: 'Label of the tabs, one for each flight.',
  },
  flight: {
    id: 'extras.seats-flight',
    defaultMessage: '{from} — {to}',
    description: 'A tab: the flight whose seats are shown; its date stands below.',
  },
  otherFlights: {
    id: 'extras.seats-other-flights',
    defaultMessage: 'На остальных рейсах места назначит авиакомпания при регистрации.',
    description: 'Below the tabs when some flights sell no seats.',
  },
  passengers: {
    id: 'extras.seats-passengers',
    defaultMessage: 'Для кого место',
    description: 'Label of the choice of the passenger who gets the pressed seat.',
  },
  noSeat: {
    id: 'extras.seats-no-seat',
    defaultMessage: 'место не выбрано',
    description: 'Below a passenger.',
  },
  hasSeat: {
    id: 'extras.seats-has-seat',
    defaultMessage: '{designator}, {price}',
    description: 'Below a passenger: the chosen seat and its price.',
  },
  bought: {
    id: 'extras.seats-bought',
    defaultMessage: '{designator}, куплено',
    description: 'Below a passenger who has a seat already.',
  },
  everybody: {
    id: 'extras.seats-everybody',
    defaultMessage: 'Места всех пассажиров на этом рейсе куплены.',
    description: 'When nobody needs a seat on this flight.',
  },
  chosen: {
    id: 'extras.seats-chosen',
    defaultMessage: '{who}: {seat}, {side}, {price}',
    description: 'The seat that was chosen, e.g. «KARIMOVA DILNOZA: 12A, у окна, 1 200 ₽».',
  },
  hint: {
    id: 'extras.seats-hint',
    defaultMessage: 'Выберите место на схеме. Нажмите на него ещё раз, чтобы отказаться.',
    description: 'Above the map while nothing is chosen.',
  },
  map: {
    id: 'extras.seats-map',
    defaultMessage: 'Схема мест, рейс {flight}',
    description: 'Name of the seat map; read aloud.',
  },
  legend: {
    id: 'extras.seats-legend',
    defaultMessage: 'Обозначения',
    description: 'Name of the legend; read aloud.',
  },
  free: {
    id: 'extras.seats-free',
    defaultMessage: 'бесплатно',
    description: 'The price of a seat in the legend.',
  },
  range: {
    id: 'extras.seats-range',
    defaultMessage: '{min}–{max}',
    description: 'The prices of seats of one colour, without their currency.',
  },
  currency: {
    id: 'extras.seats-currency',
    defaultMessage: 'Цены, {currency, select, UZS {сум} RUB {₽} other {{currency}}}',
    description:
      'Before the prices of the legend, and read aloud after the name of the map: single prices name no currency.',
  },
  taken: {
    id: 'extras.seats-taken',
    defaultMessage: 'занято',
    description: 'A seat that cannot be chosen.',
  },
  barred: {
    id: 'extras.seats-barred',
    defaultMessage: 'не для этого пассажира',
    description: 'A seat that is sold, but not to this passenger.',
  },
  open: {
    id: 'extras.seats-open',
    defaultMessage: 'свободно',
    description: 'A seat that can be chosen; read aloud.',
  },
  yours: {
    id: 'extras.seats-yours',
    defaultMessage: 'выбрано',
    description: 'In the legend: a chosen seat.',
  },
  yoursFor: {
    id: 'extras.seats-yours-for',
    defaultMessage: 'выбрано для {who}',
    description: 'A chosen seat; read aloud.',
  },
  boughtFor: {
    id: 'extras.seats-bought-for',
    defaultMessage: 'куплено для {who}',
    description: 'A bought seat; read aloud.',
  },
  exit: {
    id: 'extras.seats-exit',
    defaultMessage: 'аварийный выход',
    description: 'A row beside an exit; also in the name of a seat.',
  },
  exitNote: {
    id: 'extras.seats-exit-note',
    defaultMessage:
      'У аварийного выхода сидят взрослые, которые смогут помочь экипажу: без детей и без ограничений по здоровью.',
    description: 'Below the map when it has such rows.',
  },
  swipe: {
    id: 'extras.seats-swipe',
    defaultMessage: 'Схема шире экрана: листайте её в сторону.',
    description: 'Above a map that is wider than the screen.',
  },
  carrier: {
    id: 'extras.seats-carrier',
    defaultMessage: 'Авиакомпания о месте {designator}: {words}',
    description: 'What the airline says of the chosen seat, in its own words.',
  },
});

export const sideNames = defineMessages({
  window: {
    id: 'extras.seats-window',
    defaultMessage: 'у окна',
    description: 'Where a seat is.',
  },
  aisle: {
    id: 'extras.seats-aisle',
    defaultMessage: 'у прохода',
    description: 'Where a seat is.',
  },
  middle: {
    id: 'extras.seats-middle',
    defaultMessage: 'в середине',
    description: 'Where a seat is: between two others.',
  },
});
