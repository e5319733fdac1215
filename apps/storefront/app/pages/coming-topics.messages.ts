import { defineMessages } from '@karvon/i18n';

/** Sections that exist as addresses only, by the id of their route. */
export const comingTopics = defineMessages({
  hotels: {
    id: 'storefront.coming.hotels',
    defaultMessage: 'Отели',
    description: 'Title: hotel search.',
  },
  'hotel-order': {
    id: 'storefront.coming.hotel-order',
    defaultMessage: 'Заказ отеля',
    description: 'Title: hotel order.',
  },
  'hotel-payment': {
    id: 'storefront.coming.hotel-payment',
    defaultMessage: 'Оплата отеля',
    description: 'Title: result of a hotel payment.',
  },
  bookings: {
    id: 'storefront.coming.bookings',
    defaultMessage: 'История заказов',
    description: 'Title: booking history.',
  },
  profile: {
    id: 'storefront.coming.profile',
    defaultMessage: 'Вход и личный кабинет',
    description: 'Title: profile.',
  },
  register: {
    id: 'storefront.coming.register',
    defaultMessage: 'Регистрация',
    description: 'Title: registration.',
  },
});

export type ComingTopic = keyof typeof comingTopics;
