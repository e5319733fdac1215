/** What other modules may know of payments, and how their orders look to payments. */
export type { PayableOrders } from './payable-orders';
export type { PaymentReader } from './payment-reader';
export { receiveSandboxCallback, sandboxCallbackSchema } from './providers/sandbox-bank/callback';
export { signatureHeader } from './providers/sandbox-bank/signature';
export { returnMoney } from './return-money';
