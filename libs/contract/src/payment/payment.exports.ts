export { paymentMethodSchema, type PaymentMethod } from './payment-method';
export {
  orderPaymentSchema,
  paymentStatusSchema,
  type OrderPayment,
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
