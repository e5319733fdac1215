import { defineMessages } from '@karvon/i18n';

export const availabilityMessages = defineMessages({
  onRequest: {
    id: 'hotel-booking.on-request',
    defaultMessage:
      'Этот номер подтверждает отель, обычно в течение дня. Его ответ мы пришлём в SMS и письме.',
    description: 'The room is booked on request.',
  },
  waitingList: {
    id: 'hotel-booking.waiting-list',
    defaultMessage:
      'Сейчас свободных номеров нет: это лист ожидания. Если номер освободится, мы пришлём SMS и письмо.',
    description: 'The room is on a waiting list.',
  },
  payHours: {
    id: 'hotel-booking.request-pay-hours',
    defaultMessage:
      'Платить сейчас не нужно. После подтверждения на оплату будет {hours, plural, one {# час} few {# часа} other {# часов}}, ночью срок не истекает.',
    description: 'Beside a room on request or on a waiting list: when it is paid.',
  },
});
