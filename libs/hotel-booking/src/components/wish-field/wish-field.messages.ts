import { defineMessages } from '@karvon/i18n';

export const wishMessages = defineMessages({
  title: {
    id: 'hotel-booking.wishes',
    defaultMessage: 'Пожелания отелю',
    description: 'Heading over the field of wishes.',
  },
  label: {
    id: 'hotel-booking.wish',
    defaultMessage: 'Что передать отелю',
    description: 'Field.',
  },
  hint: {
    id: 'hotel-booking.wish-hint',
    defaultMessage:
      'Например, поздний заезд, детская кроватка, тихий этаж. Отель постарается учесть, но не гарантирует.',
    description: 'Hint of the field of wishes.',
  },
});
