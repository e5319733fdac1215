import { defineMessages } from '@karvon/i18n';

/** The names of a hotel order's statuses, the same on every page. */
export const hotelStatusNames = defineMessages({
  created: {
    id: 'stay.status-created',
    defaultMessage: 'Бронирование создано',
    description: 'Status of a hotel order.',
  },
  'waiting-for-booking': {
    id: 'stay.status-waiting-for-booking',
    defaultMessage: 'Ожидает бронирования',
    description: 'Status of a hotel order: the hotel was asked and has not answered yet.',
  },
  'waiting-for-payment': {
    id: 'stay.status-waiting-for-payment',
    defaultMessage: 'Ожидает оплаты',
    description: 'Status of a hotel order.',
  },
  'in-progress': {
    id: 'stay.status-in-progress',
    defaultMessage: 'В обработке',
    description: 'Status of a hotel order: booked and settled, the voucher is being made.',
  },
  finished: {
    id: 'stay.status-finished',
    defaultMessage: 'Оплачен, номер забронирован',
    description: 'Status of a hotel order: paid and confirmed.',
  },
  'finished-at-hotel': {
    id: 'stay.status-finished-at-hotel',
    defaultMessage: 'Забронирован, оплата в отеле',
    description: 'Status of a hotel order: confirmed, paid at the hotel.',
  },
  cancelling: {
    id: 'stay.status-cancelling',
    defaultMessage: 'Ожидает отмены',
    description: 'Status of a hotel order.',
  },
  canceled: {
    id: 'stay.status-canceled',
    defaultMessage: 'Отменён',
    description: 'Status of a hotel order.',
  },
});
