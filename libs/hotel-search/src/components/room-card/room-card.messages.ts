import { defineMessages } from '@karvon/i18n';

export const roomMessages = defineMessages({
  nonSmoking: {
    id: 'hotel-search.room-non-smoking',
    defaultMessage: 'Номер для некурящих',
    description: 'One of the amenities of a room.',
  },
  area: {
    id: 'hotel-search.room-area',
    defaultMessage: '{area, number} м²',
    description: 'Area of a room.',
  },
  extraBeds: {
    id: 'hotel-search.room-extra-beds',
    defaultMessage:
      '{count, plural, =0 {без дополнительных мест} one {# дополнительное место по запросу} few {# дополнительных места по запросу} many {# дополнительных мест по запросу} other {# дополнительного места по запросу}}',
    description: 'How many beds can be added to a room.',
  },
  best: {
    id: 'hotel-search.offer-best',
    defaultMessage: 'Лучшая цена',
    description: 'Badge of the cheapest offer of a hotel that can be had at once.',
  },
  choose: {
    id: 'hotel-search.choose-offer',
    defaultMessage: 'Выбрать',
    description: 'Link to the booking of an offer.',
  },
  chooseNamed: {
    id: 'hotel-search.choose-offer-named',
    defaultMessage: 'Выбрать: {room}, {rate}, {price}',
    description: 'The same for screen readers.',
  },
  more: {
    id: 'hotel-search.offers-more',
    defaultMessage:
      'Ещё {count, plural, one {# тариф} few {# тарифа} many {# тарифов} other {# тарифа}} от {price}',
    description: 'Opens the other, dearer offers of a room; price is the lowest of them.',
  },
  moreRooms: {
    id: 'hotel-search.rooms-more',
    defaultMessage:
      'Показать ещё {count, plural, one {# номер} few {# номера} many {# номеров} other {# номера}}',
    description: 'On a phone: shows the other rooms of a hotel below it, while no days are chosen.',
  },
  moreRoomsFrom: {
    id: 'hotel-search.rooms-more-from',
    defaultMessage:
      'Показать ещё {count, plural, one {# номер} few {# номера} many {# номеров} other {# номера}} от {price}',
    description:
      'On a phone: shows the other, dearer rooms of a hotel below it; price is the lowest of them.',
  },
  fewerRooms: {
    id: 'hotel-search.rooms-fewer',
    defaultMessage: 'Скрыть эти номера',
    description: 'On a phone, in its place: hides the rooms below it again.',
  },
  cancelling: {
    id: 'hotel-search.offer-cancelling',
    defaultMessage: 'Условия отмены',
    description: 'Opens what cancelling costs and when.',
  },
});
