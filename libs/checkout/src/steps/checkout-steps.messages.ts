import { defineMessages } from '@karvon/i18n';

export const stepMessages = defineMessages({
  label: {
    id: 'checkout.steps',
    defaultMessage: 'Шаги бронирования',
    description: 'Name of the list of steps.',
  },
  done: {
    id: 'checkout.step-done',
    defaultMessage: 'пройден',
    description: 'Read after the name of a finished step.',
  },
  flight: { id: 'checkout.step-flight', defaultMessage: 'Рейс', description: 'Step.' },
  fare: { id: 'checkout.step-fare', defaultMessage: 'Тариф', description: 'Step.' },
  passengers: { id: 'checkout.step-passengers', defaultMessage: 'Пассажиры', description: 'Step.' },
  hotel: { id: 'checkout.step-hotel', defaultMessage: 'Отель', description: 'Step.' },
  room: { id: 'checkout.step-room', defaultMessage: 'Номер', description: 'Step.' },
  guests: { id: 'checkout.step-guests', defaultMessage: 'Гости', description: 'Step.' },
  payment: { id: 'checkout.step-payment', defaultMessage: 'Оплата', description: 'Step.' },
});
