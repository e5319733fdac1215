import { defineMessages } from '@karvon/i18n';

export const problemTitles = defineMessages({
  expired: {
    id: 'hotel-booking.expired',
    defaultMessage: 'Предложение устарело',
    description: 'Heading: the offer is too old.',
  },
  soldOut: {
    id: 'hotel-booking.sold-out',
    defaultMessage: 'Этот номер уже забронирован',
    description: 'Heading: no such room is left for these days.',
  },
  notBooked: {
    id: 'hotel-booking.not-booked',
    defaultMessage: 'Отель не забронирован',
    description: 'Heading: the hotel refused the booking.',
  },
  other: {
    id: 'hotel-booking.problem',
    defaultMessage: 'Не удалось открыть предложение',
    description: 'Heading when the offer could not be shown.',
  },
});

export const problemActions = defineMessages({
  rooms: {
    id: 'hotel-booking.to-rooms',
    defaultMessage: 'Другие номера этого отеля',
    description: 'Link to the hotel.',
  },
  hotels: {
    id: 'hotel-booking.to-hotels',
    defaultMessage: 'Другие отели',
    description: 'Link to the hotel search.',
  },
  retry: {
    id: 'hotel-booking.retry',
    defaultMessage: 'Повторить',
    description: 'Button.',
  },
  kept: {
    id: 'hotel-booking.data-kept',
    defaultMessage: 'Данные гостей сохранены: мы подставим их, когда вы выберете другой номер.',
    description: 'Below the reason why this offer cannot be booked.',
  },
  ask: {
    id: 'hotel-booking.support',
    defaultMessage: 'Обратиться в поддержку',
    description: 'Heading over the ways to reach support.',
  },
});
