export { faults, payerChoices, type Fault, type PayerChoice } from './faults';
export {
  readCheckout,
  startPaymeSimulator,
  type PaymePayment,
  type PaymeSimulator,
} from './payme/payme-simulator';
export {
  startClickSimulator,
  type ClickPayment,
  type ClickSimulator,
} from './click/click-simulator';
