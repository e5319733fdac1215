import { defineMessages } from '@karvon/i18n';

export const newsMessages = defineMessages({
  higher: {
    id: 'air-booking.price-higher',
    defaultMessage:
      'Цена выросла: была {before}, стала {now}. Авиакомпания изменила её, пока вы выбирали.',
    description: 'The price on re-check is higher than the visitor saw.',
  },
  lower: {
    id: 'air-booking.price-lower',
    defaultMessage: 'Цена снизилась: была {before}, стала {now}.',
    description: 'The price on re-check is lower than the visitor saw.',
  },
});
