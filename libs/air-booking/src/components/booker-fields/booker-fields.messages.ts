import { defineMessages } from '@karvon/i18n';

export const bookerMessages = defineMessages({
  title: {
    id: 'air-booking.booker',
    defaultMessage: 'Контакты покупателя',
    description: 'Heading over the contacts of the booker; also a group of the error list.',
  },
  mobileHint: {
    id: 'air-booking.mobile-hint',
    defaultMessage: 'Для связи по этой поездке',
    description: 'Hint of the mobile phone.',
  },
});
