import { defineMessages } from '@karvon/i18n';

export const extraMessages = defineMessages({
  bag: {
    id: 'orders.extra-bag',
    defaultMessage: '{kg, select, none {Багаж} other {Багаж {kg} кг}} × {quantity}',
    description:
      'Bought bags, e.g. «Багаж 23 кг × 1». {kg}: the limit of each, or "none" where there is none.',
  },
  seat: {
    id: 'orders.extra-seat',
    defaultMessage: 'Место {designator}',
    description: 'A bought seat, e.g. «Место 12A».',
  },
  flight: {
    id: 'orders.extra-flight',
    defaultMessage: '{from} — {to}, {flight}',
    description: 'The flight of a seat: cities and flight number.',
  },
  way: {
    id: 'orders.extra-way',
    defaultMessage: '{from} — {to}',
    description: 'The direction of a bag.',
  },
  everywhere: {
    id: 'orders.extra-everywhere',
    defaultMessage: 'На весь маршрут',
    description: 'A bag that flies on all flights of the order.',
  },
});
