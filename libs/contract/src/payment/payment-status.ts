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

/** A code that is scanned by a phone, to draw as one path in a square with `side` units. */
const codeDrawingSchema = z.strictObject({ side: z.number().int(), path: z.string() });

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
  /** The same address as a code, where it belongs to an application on the payer's phone. */
  qrCode: codeDrawingSchema.nullable(),
});
export type OrderPayment = z.infer<typeof orderPaymentSchema>;
