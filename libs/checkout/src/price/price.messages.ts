import { defineMessages } from '@karvon/i18n';

export const newsMessages = defineMessages({
  higher: {
    id: 'checkout.price-higher',
    defaultMessage:
      'Цена выросла: была {before}, стала {now}. {product, select, air {Авиакомпания изменила} other {Отель изменил}} её, пока вы выбирали.',
    description: 'The price on re-check is higher than the visitor saw.',
  },
  lower: {
    id: 'checkout.price-lower',
    defaultMessage: 'Цена снизилась: была {before}, стала {now}.',
    description: 'The price on re-check is lower than the visitor saw.',
  },
});
