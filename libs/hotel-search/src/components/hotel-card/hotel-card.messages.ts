import { defineMessages } from '@karvon/i18n';

export const cardMessages = defineMessages({
  forStay: {
    id: 'hotel-search.for-stay',
    defaultMessage: 'за {nights}',
    description: 'Below the total: for how many nights; nights is a finished text, "3 ночи".',
  },
  perNight: {
    id: 'hotel-search.per-night',
    defaultMessage: '{price} за ночь',
    description: 'The total shared over the nights, below it.',
  },
  freeFrom: {
    id: 'hotel-search.free-from',
    defaultMessage: 'С бесплатной отменой — {price}',
    description:
      'The shown offer is paid for even if cancelled; another one of the hotel is not, at that total.',
  },
  choose: {
    id: 'hotel-search.choose-room',
    defaultMessage: 'Выбрать номер',
    description: 'Link to the page of a hotel.',
  },
  chooseNamed: {
    id: 'hotel-search.choose-room-named',
    defaultMessage: 'Выбрать номер: {hotel}, {price}',
    description: 'The same for screen readers.',
  },
  left: {
    id: 'hotel-search.rooms-left',
    defaultMessage:
      '{count, plural, one {Остался # номер} few {Осталось # номера} many {Осталось # номеров} other {Осталось # номера}} по этой цене',
    description: 'The supplier says that few rooms are left at the shown price.',
  },
});
