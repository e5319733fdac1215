import { z } from 'zod';
import { paymentMethodSchema } from './payment-method';
import { instantSchema } from '../primitives';

export const paymentStatusSchema = z.enum([
  'created',
  'redirected',
  'pending',
  'succeeded',
  'failed',
  'expired',
  'refund-pending',
  'refunded',
]);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** The newest payment of an order, as the order's page shows it. */
export const orderPaymentSchema = z.strictObject({
  id: z.string(),
  status: paymentStatusSchema,
  method: paymentMethodSchema,
  startedAt: instantSchema,
  /** The bank has decided by then, or the payment is over; null when it is decided. */
  heldUntil: instantSchema.nullable(),
  /** The bank's page, while the payer may still pay there. */
  confirmationUrl: z.string().nullable(),
});
export type OrderPayment = z.infer<typeof orderPaymentSchema>;
