import { defineMessages } from '@karvon/i18n';

export const availabilityMessages = defineMessages({
  onRequest: {
    id: 'hotel-booking.on-request',
    defaultMessage:
      'Этот номер подтверждает отель, обычно в течение дня. Оплата — только после подтверждения.',
    description: 'The room is booked on request.',
  },
  waitingList: {
    id: 'hotel-booking.waiting-list',
    defaultMessage:
      'Сейчас свободных номеров нет: это лист ожидания. Если номер освободится, мы сообщим, и вы сможете его оплатить.',
    description: 'The room is on a waiting list.',
  },
});
