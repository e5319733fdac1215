export { closingOf, type Sender } from './closings';
export { fillText, namesIn } from './fill-text';
export { orderTexts } from './order-texts';
export { writeLetter } from './write-letter';
export type { Announce } from '@karvon/order-ground/notices/announce';
export { factWords } from '@karvon/order-ground/notices/fact-words';
export type { ReadNotice } from '@karvon/order-ground/notices/notice';
export {
  orderEvents,
  orderFacts,
  type FactName,
  type OrderEvent,
  type OrderKind,
} from '@karvon/order-ground/notices/order-events';
export {
  reservationOf,
  type Reservation,
  type ReservationStatus,
} from '@karvon/order-ground/notices/reservation';
