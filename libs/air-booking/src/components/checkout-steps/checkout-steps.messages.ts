import { defineMessages } from '@karvon/i18n';

export const stepMessages = defineMessages({
  label: {
    id: 'air-booking.steps',
    defaultMessage: 'Шаги покупки',
    description: 'Name of the list of checkout steps.',
  },
  done: {
    id: 'air-booking.step-done',
    defaultMessage: 'пройден',
    description: 'Read after the name of a finished step.',
  },
  flight: { id: 'air-booking.step-flight', defaultMessage: 'Рейс', description: 'Checkout step.' },
  fare: { id: 'air-booking.step-fare', defaultMessage: 'Тариф', description: 'Checkout step.' },
  passengers: {
    id: 'air-booking.step-passengers',
    defaultMessage: 'Пассажиры',
    description: 'Checkout step.',
  },
  payment: {
    id: 'air-booking.step-payment',
    defaultMessage: 'Оплата',
    description: 'Checkout step.',
  },
});
