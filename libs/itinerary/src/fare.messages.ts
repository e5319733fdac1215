import { defineMessages } from '@karvon/i18n';

export const fareMessages = defineMessages({
  way: {
    id: 'itinerary.way',
    defaultMessage: '{from} — {to}',
    description: 'Beside a fare fact that is true of one flight only: its cities.',
  },
  noCarryOn: {
    id: 'itinerary.no-carry-on',
    defaultMessage: 'Без ручной клади',
    description: 'Fare fact.',
  },
  carryOn: {
    id: 'itinerary.carry-on',
    defaultMessage: 'Ручная кладь {pieces} × {kg} кг',
    description: 'Fare fact: pieces and the weight limit of each.',
  },
  carryOnPieces: {
    id: 'itinerary.carry-on-pieces',
    defaultMessage:
      'Ручная кладь: {pieces, plural, one {# место} few {# места} many {# мест} other {# места}}',
    description: 'Fare fact: pieces without a known weight limit.',
  },
  carryOnUnknown: {
    id: 'itinerary.carry-on-unknown',
    defaultMessage: 'Ручная кладь: по правилам авиакомпании',
    description: 'Fare fact: the carrier did not say.',
  },
  noBaggage: {
    id: 'itinerary.no-baggage',
    defaultMessage: 'Без багажа',
    description: 'Fare fact.',
  },
  baggage: {
    id: 'itinerary.baggage',
    defaultMessage: 'Багаж {pieces} × {kg} кг',
    description: 'Fare fact: pieces and the weight limit of each.',
  },
  baggagePieces: {
    id: 'itinerary.baggage-pieces',
    defaultMessage:
      'Багаж: {pieces, plural, one {# место} few {# места} many {# мест} other {# места}}',
    description: 'Fare fact: pieces without a known weight limit.',
  },
  baggageUnknown: {
    id: 'itinerary.baggage-unknown',
    defaultMessage: 'Багаж: по правилам авиакомпании',
    description: 'Fare fact: the carrier did not say.',
  },
  refundFree: {
    id: 'itinerary.refund-free',
    defaultMessage: 'Возврат без сбора',
    description: 'Fare fact.',
  },
  refundFee: {
    id: 'itinerary.refund-fee',
    defaultMessage: 'Возврат: сбор {fee} за всех пассажиров',
    description: 'Fare fact: refund costs a fee.',
  },
  refundSomeFee: {
    id: 'itinerary.refund-some-fee',
    defaultMessage: 'Возврат со сбором авиакомпании',
    description: 'Fare fact: refund costs a fee whose size is not known.',
  },
  refundNo: {
    id: 'itinerary.refund-no',
    defaultMessage: 'Без возврата',
    description: 'Fare fact.',
  },
  refundUnknown: {
    id: 'itinerary.refund-unknown',
    defaultMessage: 'Возврат: по правилам авиакомпании',
    description: 'Fare fact: the carrier did not say.',
  },
  exchangeFree: {
    id: 'itinerary.exchange-free',
    defaultMessage: 'Обмен без сбора',
    description: 'Fare fact.',
  },
  exchangeFee: {
    id: 'itinerary.exchange-fee',
    defaultMessage: 'Обмен: сбор {fee} за всех пассажиров',
    description: 'Fare fact: exchange costs a fee.',
  },
  exchangeSomeFee: {
    id: 'itinerary.exchange-some-fee',
    defaultMessage: 'Обмен со сбором авиакомпании',
    description: 'Fare fact: exchange costs a fee whose size is not known.',
  },
  exchangeNo: {
    id: 'itinerary.exchange-no',
    defaultMessage: 'Без обмена',
    description: 'Fare fact.',
  },
  exchangeUnknown: {
    id: 'itinerary.exchange-unknown',
    defaultMessage: 'Обмен: по правилам авиакомпании',
    description: 'Fare fact: the carrier did not say.',
  },
});
