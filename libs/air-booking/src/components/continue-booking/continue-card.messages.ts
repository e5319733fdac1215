import { defineMessages } from '@karvon/i18n';

export const continueMessages = defineMessages({
  title: {
    id: 'air-booking.continue',
    defaultMessage: 'Продолжите бронирование',
    description: 'Heading of the card that leads back to an unfinished booking.',
  },
  trip: {
    id: 'air-booking.continue-trip',
    defaultMessage: '{from} — {to}, {date}',
    description: 'The trip of the unfinished booking.',
  },
  tripOn: {
    id: 'air-booking.continue-on',
    defaultMessage: 'Перелёт {date}',
    description: 'The same, when the names of the cities are kept in another language.',
  },
  kept: {
    id: 'air-booking.continue-kept',
    defaultMessage:
      'Данные пассажиров хранятся только в этой вкладке и удалятся, когда вы её закроете.',
    description: 'Below the trip.',
  },
  keptOnDevice: {
    id: 'air-booking.continue-kept-on-device',
    defaultMessage: 'Данные пассажиров хранятся на этом устройстве не дольше суток.',
    description: 'Below the trip, when the visitor chose to keep what is typed.',
  },
  keptInAccount: {
    id: 'air-booking.continue-kept-in-account',
    defaultMessage: 'Данные пассажиров хранятся в вашем аккаунте не дольше недели.',
    description: 'Below the trip, for a signed-in visitor.',
  },
  go: {
    id: 'air-booking.continue-go',
    defaultMessage: 'Продолжить',
    description: 'Link to the unfinished booking.',
  },
  forget: {
    id: 'air-booking.continue-forget',
    defaultMessage: 'Удалить данные',
    description: 'Button: what was typed is forgotten, the card goes.',
  },
});
