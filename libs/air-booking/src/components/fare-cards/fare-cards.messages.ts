import { defineMessages } from '@karvon/i18n';

export const fareCardsMessages = defineMessages({
  list: {
    id: 'air-booking.fares-list',
    defaultMessage: 'Тарифы, прокручиваются вбок',
    description: 'Names the row of fares, which scrolls sideways on a phone.',
  },
  choice: {
    id: 'air-booking.fares-choice',
    defaultMessage: 'Показать тариф',
    description: 'Names the buttons above the row: each brings one fare into view.',
  },
  inView: {
    id: 'air-booking.fare-in-view',
    defaultMessage: 'Тариф «{name}»',
    description: 'Beside the price in the bar below: the fare that is in view.',
  },
  next: {
    id: 'air-booking.fare-continue',
    defaultMessage: 'Продолжить',
    description: 'Link in the bar below: on to the passengers with the fare in view.',
  },
  nextWith: {
    id: 'air-booking.fare-continue-of',
    defaultMessage: 'с тарифом «{name}»',
    description: 'Read aloud after "Продолжить".',
  },
});
