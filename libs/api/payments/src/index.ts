/** Payments as other modules see them, and orders as payments see them. */
export type { PaymentsTable } from './tables';
export { createCancelWishes, type CancelWishes } from './cancel-wishes';
export { noteDelivery } from './capture-payment';
export type { PayableOrder, PayableOrders } from './payable-orders';
export type { PaymentDesk } from './payment-desk';
export { paidOf, type KnownPayment, type PaymentReader } from './payment-reader';
export type { ReceiptLine } from './provider-port/receipt';
export { listPayments } from './store/list-payments';
export { nothingPaid } from './store/nothing-paid';
export { hasOpenPayment } from './start/open-payment';
export { ordersAtBank } from './store/orders-at-bank';
export { resumePayments } from './resume-payments';
export { returnMoney, type PaymentToReturn } from './returns/return-money';
export { paymentStocks } from './stocks';
