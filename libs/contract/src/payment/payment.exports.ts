export { paymentMethodSchema, type PaymentMethod } from './payment-method';
export {
  orderPaymentSchema,
  paidPaymentSchema,
  paymentStatusSchema,
  type OrderPayment,
  type PaidPayment,
  type PaymentStatus,
} from './payment-status';
export { latePaymentSchema, type LatePayment } from './late-payment';
export {
  cancelPayment,
  createPayment,
  getPayment,
  orderKindSchema,
  paymentSchema,
  type Payment,
} from './payments';
export { createPaymentCall, cancelPaymentCall, getPaymentCall } from './payments.calls';
