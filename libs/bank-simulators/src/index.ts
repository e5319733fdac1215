export { faults, payerChoices, type Fault, type PayerChoice } from './faults';
export { readCheckout, startPaymeSimulator, type PaymeSimulator } from './payme/payme-simulator';
export type { PaymePayment, PaymeReceipt } from './payme/payme-payer';
export type { PaymeCall, PaymeWire, RpcResponse } from './payme/payme-shop';
export { signClick, type ClickWire, type ClickWireCall } from './click/click-shop';
export type { SimulatorRequest, SimulatorResponse } from './serve';
export { startYookassaSimulator, type YookassaSimulator } from './yookassa/yookassa-simulator';
export type { ClickPayment } from './click/click-payment';
export { startClickSimulator, type ClickSimulator } from './click/click-simulator';
