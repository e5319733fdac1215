import { defineMessages } from '@karvon/i18n';

export const newsMessages = defineMessages({
  higher: {
    id: 'hotel-booking.price-higher',
    defaultMessage: 'Цена выросла: была {before}, стала {now}. Отель изменил её, пока вы выбирали.',
    description: 'The price on re-check is higher than the visitor saw.',
  },
  lower: {
    id: 'hotel-booking.price-lower',
    defaultMessage: 'Хорошая новость: цена снизилась. Была {before}, стала {now}.',
    description: 'The price on re-check is lower than the visitor saw.',
  },
});
