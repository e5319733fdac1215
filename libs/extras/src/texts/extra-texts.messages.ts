import { defineMessages } from '@karvon/i18n';

export const extraMessages = defineMessages({
  passenger: {
    id: 'extras.passenger',
    defaultMessage: 'Пассажир {number}',
    description: 'A passenger whose name is not typed yet.',
  },
  bag: {
    id: 'extras.bag',
    defaultMessage: '{kg, select, none {Багаж} other {Багаж {kg} кг}} × {quantity}',
    description:
      'Bought bags, e.g. «Багаж 23 кг × 1». {kg}: the limit of each, or "none" where there is none.',
  },
  seat: {
    id: 'extras.seat',
    defaultMessage: 'Место {designator}',
    description: 'A bought seat, e.g. «Место 12A».',
  },
  flight: {
    id: 'extras.flight',
    defaultMessage: '{from} — {to}, {flight}',
    description: 'The flight of a seat: cities and flight number.',
  },
  way: {
    id: 'extras.way',
    defaultMessage: '{from} — {to}',
    description: 'The direction of a bag.',
  },
  everywhere: {
    id: 'extras.everywhere',
    defaultMessage: 'На весь маршрут',
    description: 'A bag that flies on all flights of the order.',
  },
});
