import { defineMessages } from '@karvon/i18n';

export const pageMessages = defineMessages({
  loading: {
    id: 'hotel-booking.loading',
    defaultMessage: 'Проверяем цену и свободные номера',
    description: 'Read aloud while the offer is priced again.',
  },
  check: {
    id: 'hotel-booking.check-fields',
    defaultMessage: 'Некорректные или незаполненные поля, пожалуйста, проверьте',
    description: 'The form was sent with wrong or empty fields (specification: hotel fields).',
  },
  again: {
    id: 'hotel-booking.book-again',
    defaultMessage: 'Повторить',
    description: 'Button: send the same booking again.',
  },
  safe: {
    id: 'hotel-booking.book-safe',
    defaultMessage: 'Повтор безопасен: второго заказа не появится.',
    description: 'Below the reason why the booking got no answer.',
  },
  ask: {
    id: 'hotel-booking.support',
    defaultMessage: 'Обратиться в поддержку',
    description: 'Heading over the ways to reach support.',
  },
});
