import { defineMessages } from '@karvon/i18n';

export const featureNames = defineMessages({
  seat: {
    id: 'air-booking.feature-seat',
    defaultMessage: 'Выбор места',
    description: 'Fare feature.',
  },
  meal: { id: 'air-booking.feature-meal', defaultMessage: 'Питание', description: 'Fare feature.' },
  priority: {
    id: 'air-booking.feature-priority',
    defaultMessage: 'Приоритетная посадка',
    description: 'Fare feature.',
  },
  lounge: {
    id: 'air-booking.feature-lounge',
    defaultMessage: 'Бизнес-зал',
    description: 'Fare feature: airport lounge.',
  },
  miles: {
    id: 'air-booking.feature-miles',
    defaultMessage: 'Начисление миль',
    description: 'Fare feature: frequent flyer miles.',
  },
});

export const inclusionNames = defineMessages({
  included: {
    id: 'air-booking.included',
    defaultMessage: 'включено',
    description: 'State of a fare feature; also the legend.',
  },
  'not-included': {
    id: 'air-booking.not-included',
    defaultMessage: 'не включено',
    description: 'State of a fare feature; also the legend.',
  },
  'for-a-fee': {
    id: 'air-booking.for-a-fee',
    defaultMessage: 'за плату',
    description: 'State of a fare feature; also the legend.',
  },
  unknown: {
    id: 'air-booking.unknown',
    defaultMessage: 'по правилам авиакомпании',
    description:
      'State of a fare feature that the carrier tells of some flights and not of this one.',
  },
});

export const { legendLabel } = defineMessages({
  legendLabel: {
    id: 'air-booking.legend',
    defaultMessage: 'Обозначения',
    description: 'Name of the legend of the fare features.',
  },
});
