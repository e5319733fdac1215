import { z } from 'zod';
import { instantSchema, moneySchema } from '../primitives';

/** A payment that arrived when its order no longer waited for it; it is refunded. */
export const latePaymentSchema = z.strictObject({
  id: z.string(),
  /** What the payment was for. */
  paidFor: z.enum(['order', 'extras', 'exchange']),
  amount: moneySchema,
  at: instantSchema,
  /** When the full refund was sent; omitted before. */
  returnedAt: instantSchema.optional(),
});
export type LatePayment = z.infer<typeof latePaymentSchema>;
