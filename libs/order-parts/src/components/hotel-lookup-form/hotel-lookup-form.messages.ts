import { defineMessages } from '@karvon/i18n';

export const hotelLookUpMessages = defineMessages({
  number: {
    id: 'order-parts.hotel-look-up-number',
    defaultMessage: 'Номер заказа отеля',
    description: 'Field.',
  },
  numberHint: {
    id: 'order-parts.hotel-look-up-number-hint',
    defaultMessage: 'Например, 5H2N8VZC',
    description: 'Hint of the field.',
  },
  name: {
    id: 'order-parts.hotel-look-up-name',
    defaultMessage: 'Имя покупателя',
    description: 'Field: who booked.',
  },
  nameHint: {
    id: 'order-parts.hotel-look-up-name-hint',
    defaultMessage: 'Имя и фамилия, как при бронировании',
    description: 'Hint of the field.',
  },
});
