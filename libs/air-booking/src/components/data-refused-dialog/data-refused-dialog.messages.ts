import { defineMessages } from '@karvon/i18n';

export const refusedMessages = defineMessages({
  title: {
    id: 'air-booking.data-refused',
    defaultMessage: 'Ошибка бронирования',
    description: 'Heading of the booking-error dialog.',
  },
  check: {
    id: 'air-booking.data-check',
    defaultMessage: 'Проверить данные',
    description: 'Button: back to the form.',
  },
  close: {
    id: 'air-booking.data-close',
    defaultMessage: 'Закрыть',
    description: 'Closes the dialog.',
  },
  ask: {
    id: 'air-booking.support',
    defaultMessage: 'Обратиться в поддержку',
    description: 'Heading over the ways to reach support.',
  },
});
