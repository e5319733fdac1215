import { z } from 'zod';
import { paymentMethodSchema } from './payment-method';
import { instantSchema, moneySchema } from '../primitives';

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

/** A QR code for a phone, drawn as one path in a square of `side` units. */
const codeDrawingSchema = z.strictObject({ side: z.number().int(), path: z.string() });

/** The newest payment of an order, for the order's page. */
export const orderPaymentSchema = z.strictObject({
  id: z.string(),
  status: paymentStatusSchema,
  method: paymentMethodSchema,
  startedAt: instantSchema,
  /** The deadline of the bank's decision; null when it is decided. */
  heldUntil: instantSchema.nullable(),
  /** The bank's page, as long as the visitor may pay there. */
  confirmationUrl: z.string().nullable(),
  /** The same address as a QR code, where it opens an application on the visitor's phone. */
  qrCode: codeDrawingSchema.nullable(),
});
export type OrderPayment = z.infer<typeof orderPaymentSchema>;

/** Money that was paid for an order, for its receipt; what comes back of it is told by the refund. */
export const paidPaymentSchema = z.strictObject({
  amount: moneySchema,
  method: paymentMethodSchema,
  /** When the money came. */
  at: instantSchema,
});
export type PaidPayment = z.infer<typeof paidPaymentSchema>;
