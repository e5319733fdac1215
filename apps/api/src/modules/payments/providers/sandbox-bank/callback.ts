import { z } from 'zod';
import { endpoint, paymentStatusSchema } from '@karvon/contract';

/** What the sandbox bank sends when something has happened to a payment. */
export const sandboxCallbackSchema = z.strictObject({
  eventId: z.string().min(1),
  paymentId: z.string().min(1),
  kind: z.string().min(1),
});

/** The call of the sandbox bank; the answer to a repeated event is the first one's. */
export const receiveSandboxCallback = endpoint({
  method: 'POST',
  path: '/v1/payments/callbacks/sandbox',
  summary: 'The sandbox bank says that something has happened to a payment',
  body: sandboxCallbackSchema,
  answer: z.strictObject({ received: z.literal(true), status: paymentStatusSchema }),
});
