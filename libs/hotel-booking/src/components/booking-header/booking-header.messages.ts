import { defineMessages } from '@karvon/i18n';

export const headerMessages = defineMessages({
  steps: {
    id: 'hotel-booking.steps',
    defaultMessage: 'Шаги бронирования',
    description: 'Name of the list of steps.',
  },
  done: {
    id: 'hotel-booking.step-done',
    defaultMessage: 'пройден',
    description: 'Read after the name of a finished step.',
  },
  hotel: { id: 'hotel-booking.step-hotel', defaultMessage: 'Отель', description: 'Step.' },
  room: { id: 'hotel-booking.step-room', defaultMessage: 'Номер', description: 'Step.' },
  guests: { id: 'hotel-booking.step-guests', defaultMessage: 'Гости', description: 'Step.' },
  payment: { id: 'hotel-booking.step-payment', defaultMessage: 'Оплата', description: 'Step.' },
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
});
