import { defineMessages } from '@karvon/i18n';

export const problemTitles = defineMessages({
  expired: {
    id: 'air-booking.expired',
    defaultMessage: 'Предложение устарело',
    description: 'Heading: the offer or its search is too old.',
  },
  soldOut: {
    id: 'air-booking.sold-out',
    defaultMessage: 'Места закончились',
    description: 'Heading.',
  },
  refused: {
    id: 'air-booking.refused',
    defaultMessage: 'Места не подтверждены',
    description: 'Heading: the carrier did not hold the seats.',
  },
  other: {
    id: 'air-booking.problem',
    defaultMessage: 'Не удалось открыть предложение',
    description: 'Heading when the offer could not be shown.',
  },
});

export const problemActions = defineMessages({
  again: {
    id: 'air-booking.search-again',
    defaultMessage: 'Найти заново',
    description: 'Link back to the search results.',
  },
  fares: {
    id: 'air-booking.to-fares',
    defaultMessage: 'Выбрать другой тариф',
    description: 'Link to the other fares of the flight.',
  },
  retry: { id: 'air-booking.retry', defaultMessage: 'Повторить', description: 'Button.' },
  kept: {
    id: 'air-booking.data-kept',
    defaultMessage: 'Данные пассажиров сохранены: подставим их, когда вы выберете другой рейс.',
    description: 'Below the reason why this offer cannot be booked.',
  },
});
