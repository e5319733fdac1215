export { backfillOwners } from './access/backfill-owners';
export { flightReservations } from './access/flight-reservations';
export { formatTrip } from './access/format-trip';
export { journeyLetterFacts } from './access/letter-facts';
export { createOrderStore } from './store/order-store';
export {
  bookExchangeable,
  decideExchange,
  exchangeOf,
  nextDay,
  quoteExchange,
  requestExchange,
  takeFirstOffer,
} from './testing/exchange-steps';
export {
  askForExtras,
  askForFareExtras,
  bagAndSeat,
  buySome,
  chooseExtras,
  chooseSome,
  extrasOf,
  fareExtras,
  freeSeats,
  moneyOf,
  offerExtras,
  oneBag,
  soldExtras,
} from './testing/extras-steps';
export {
  adult,
  book,
  bookAndPay,
  booker,
  bookTwo,
  confirmRefund,
  holdableOffer,
  orderBody,
  orderBodyOf,
  payOrder,
  quoteRefund,
  readOrder,
  startPayment,
  submitOrder,
  submitPayment,
  supplierOrderOf,
} from './testing/order-steps';
export { renderCalendar } from './tickets/calendar';
export { renderReceipt } from './tickets/pdf/render-receipt';
export type { Receipt } from './tickets/receipt';
export { receiptFixture } from './tickets/receipt.fixture';
