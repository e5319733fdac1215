import { defineMessages } from '@karvon/i18n';

export const bookerMessages = defineMessages({
  title: {
    id: 'hotel-booking.booker',
    defaultMessage: 'Кто бронирует',
    description: 'Heading over the contacts of the booker.',
  },
  name: {
    id: 'hotel-booking.booker-name',
    defaultMessage: 'Имя и фамилия',
    description: 'Field of the booker.',
  },
  nameHint: {
    id: 'hotel-booking.booker-name-hint',
    defaultMessage: 'По имени и номеру заказа вы сможете его открыть',
    description: 'Hint of the booker’s name.',
  },
  phone: {
    id: 'hotel-booking.booker-phone',
    defaultMessage: 'Телефон',
    description: 'Field of the booker.',
  },
  phoneHint: {
    id: 'hotel-booking.booker-phone-hint',
    defaultMessage: 'Только для связи по этому заказу',
    description: 'Hint of the phone.',
  },
});
