import { defineMessages } from '@karvon/i18n';

export const pageMessages = defineMessages({
  back: {
    id: 'hotel-booking.back',
    defaultMessage: 'К выбору номера',
    description: 'Link to the hotel.',
  },
  title: {
    id: 'hotel-booking.title',
    defaultMessage: 'Данные гостей',
    description: 'Page heading.',
  },
  lead: {
    id: 'hotel-booking.lead',
    defaultMessage: 'Заполните, как в документах, которые гости покажут при заезде.',
    description: 'Below the page heading.',
  },
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
});
