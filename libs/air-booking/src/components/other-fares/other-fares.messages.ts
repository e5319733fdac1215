import { defineMessages } from '@karvon/i18n';

export const otherFaresMessages = defineMessages({
  title: {
    id: 'air-booking.other-fares',
    defaultMessage: 'Другие тарифы этого рейса',
    description: 'Heading over the fares that are left when one is sold out.',
  },
  choose: {
    id: 'air-booking.other-fares-choose',
    defaultMessage: 'Выбрать «{name}»',
    description: 'Link to the passengers at another fare.',
  },
});
