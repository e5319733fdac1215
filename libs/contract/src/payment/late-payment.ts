import { z } from 'zod';
import { instantSchema, moneySchema } from '../primitives';

/** A payment that came when nothing of its order waited for it any more; its money goes back. */
export const latePaymentSchema = z.strictObject({
  id: z.string(),
  /** What the payer wanted to pay for. */
  paidFor: z.enum(['order', 'extras', 'exchange']),
  amount: moneySchema,
  at: instantSchema,
  /** When all of it was sent back; left out before. */
  returnedAt: instantSchema.optional(),
});
export type LatePayment = z.infer<typeof latePaymentSchema>;
