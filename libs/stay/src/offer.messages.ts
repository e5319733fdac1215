import { defineMessages } from '@karvon/i18n';

export const offerMessages = defineMessages({
  extraBeds: {
    id: 'stay.extra-beds',
    defaultMessage:
      '{count, plural, one {# дополнительное место включено в цену} few {# дополнительных места включены в цену} many {# дополнительных мест включено в цену} other {# дополнительного места включено в цену}}{price, select, none {} other {: {price}}}',
    description:
      'Extra beds in the room, included in the price. {price}: what they cost of the total, "none" where that is unknown.',
  },
  freeNights: {
    id: 'stay.free-nights',
    defaultMessage: 'Живёте {stay}, платите за {pay}',
    description: 'A tariff with free nights: «4 ночи», «3 ночи».',
  },
  levies: {
    id: 'stay.levies',
    defaultMessage: 'Отдельно отелю при заезде: {list}',
    description: 'Taxes the hotel itself takes: «туристический сбор, 60 000 сум».',
  },
  freeUntilPaid: {
    id: 'stay.free-until-paid',
    defaultMessage: 'До оплаты отмена бесплатна. После оплаты:',
    description: 'Over the terms of a cancellation, while the stay is not paid.',
  },
  roomParty: {
    id: 'stay.room-party',
    defaultMessage: 'Номер {number}: {party}',
    description: 'Who sleeps in one of several rooms: «2 взрослых, 1 ребёнок (5 лет)».',
  },
  fee: {
    id: 'stay.price-fee',
    defaultMessage: 'Сервисный сбор и комиссия банка',
    description: 'Price line.',
  },
  total: { id: 'stay.price-total', defaultMessage: 'Итого', description: 'Price line.' },
});
