import { endpoint } from '@karvon/contract';
import { z } from 'zod';

/** What we read of an event. */
export const duffelEventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().nullish(),
      /** Of a change: the order that an airline has changed. */
      order_id: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});

/** Duffel says that something has happened to an order. */
export const receiveDuffelEvent = endpoint({
  method: 'POST',
  path: '/v1/suppliers/duffel/events',
  summary: 'Duffel notifies of an event of an order',
  body: duffelEventSchema,
  response: z.strictObject({ received: z.literal(true) }),
});
