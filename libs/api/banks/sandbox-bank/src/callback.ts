import { z } from 'zod';
import { endpoint, paymentStatusSchema } from '@karvon/contract';

/** The callback that the sandbox bank sends when a payment has changed. */
export const sandboxCallbackSchema = z.strictObject({
  eventId: z.string().min(1),
  paymentId: z.string().min(1),
  kind: z.string().min(1),
});

/** Receives the sandbox bank's callback; a repeated event gets the response of the first one. */
export const receiveSandboxCallback = endpoint({
  method: 'POST',
  path: '/v1/payments/callbacks/sandbox',
  summary: 'The sandbox bank notifies of an event of a payment',
  body: sandboxCallbackSchema,
  response: z.strictObject({ received: z.literal(true), status: paymentStatusSchema }),
});
