export { drawShapes } from './testing/drawn-shapes';
export { codesOfForgedCalls, forgedCalls, moneyAfterFault } from './testing/faults';
export { fill } from './testing/fill';
export { ledgerEntriesOf, ledgerOf } from './testing/ledger';
export {
  bookedBy,
  readOrder,
  startPayment,
  startPayments,
  submitPayment,
  type PaymentsUnderTest,
  type StartedPayment,
} from './testing/start-payments';
export type { TestOrder } from './testing/test-orders';
export { uzFiscal } from './testing/uz-fiscal';
