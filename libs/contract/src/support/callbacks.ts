import { z } from 'zod';
import { orderNumberSchema } from '../order-number';
import { endpoint } from '../endpoint';
import { localeSchema } from '../locale';
import { localDateTimeSchema } from '../primitives';
import { phoneSchema } from '../account/traveller-data';
import { createCallbackCall } from './callbacks.calls';
import { callerNamePattern, maxCallerNameLength } from './callbacks.limits';

/** The topic of a callback request; support sorts its calls by it. */
export const callbackTopicSchema = z.enum([
  'air',
  'hotel',
  'rail',
  'order',
  'payment',
  'refund',
  'other',
]);
export type CallbackTopic = z.infer<typeof callbackTopicSchema>;

/** The page of the visitor: only the path, because a query may contain typed text. */
const callbackPageSchema = z.strictObject({
  path: z
    .string()
    .max(200)
    .regex(/^\/[^?#\s]*$/),
  orderNumber: orderNumberSchema.optional(),
});

export const callbackPromiseSchema = z.strictObject({
  /** On the edition's clock; support calls by then. */
  callBy: localDateTimeSchema,
  /** False: support is closed now, and `callBy` is counted from the next opening. */
  openNow: z.boolean(),
});
export type CallbackPromise = z.infer<typeof callbackPromiseSchema>;

export const createCallback = endpoint({
  ...createCallbackCall,
  embeddable: true,
  summary: 'Request a call from support; the response promises a time',
  status: 201,
  body: z.strictObject({
    phone: phoneSchema,
    name: z.string().max(maxCallerNameLength).regex(callerNamePattern),
    topic: callbackTopicSchema,
    page: callbackPageSchema,
    /** The visitor agreed that name and phone are stored for this call. */
    consent: z.literal(true),
    lang: localeSchema,
  }),
  response: callbackPromiseSchema,
});
export type CallbackRequest = z.infer<NonNullable<typeof createCallback.body>>;
