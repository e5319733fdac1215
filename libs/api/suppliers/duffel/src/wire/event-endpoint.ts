import { endpoint } from '@karvon/contract';
import { z } from 'zod';

/** PostgreSQL stores no NUL, so no order has an id with one. */
const text = z
  .string()
  .max(500)
  .regex(/^[^\0]*$/);

/** The object of an event. */
export const duffelEventObjectSchema = z.object({
  id: text.nullish(),
  /** For a change: the order that an airline has changed. */
  order_id: text.nullish(),
  metadata: z.record(text, text).nullish(),
});

/** The fields of an event that we use. Duffel's API puts the order or the change into `data.object`, its SDK into `data`. */
export const duffelEventSchema = z.object({
  id: text,
  type: text,
  data: z.union([
    z.object({ object: duffelEventObjectSchema }),
    duffelEventObjectSchema.transform((object) => ({ object })),
  ]),
});

/** Receives Duffel's events about orders. */
export const receiveDuffelEvent = endpoint({
  method: 'POST',
  path: '/v1/suppliers/duffel/events',
  summary: 'Duffel notifies of an event of an order',
  body: duffelEventSchema,
  response: z.strictObject({ received: z.literal(true) }),
});
