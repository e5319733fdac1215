import { z } from 'zod';

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
