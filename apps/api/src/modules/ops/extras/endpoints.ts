import { z } from 'zod';
import { endpoint, extraSchema, localDateTimeSchema, moneySchema } from '@karvon/contract';

/** Paid bags and seats that wait for the carrier. */
export const waitingExtrasSchema = z.strictObject({
  id: z.uuid(),
  orderNumber: z.string(),
  extras: z.array(extraSchema),
  /** The extras that the visitor has paid. */
  total: moneySchema,
  requestedAt: localDateTimeSchema,
});
export type WaitingExtras = z.infer<typeof waitingExtrasSchema>;

const id = z.strictObject({ id: z.uuid() });

export const listExtras = endpoint({
  method: 'GET',
  path: '/v1/ops/extras',
  summary: 'Paid bags and seats that wait for the carrier, the longest waiting first',
  query: z.strictObject({ count: z.coerce.number().int().min(1).max(500).default(50) }),
  response: z.strictObject({ waiting: z.array(waitingExtrasSchema) }),
});

export const finishExtras = endpoint({
  method: 'POST',
  path: '/v1/ops/extras/:id/done',
  summary: 'The carrier has confirmed paid bags and seats: they are printed on the receipts',
  params: id,
  response: z.strictObject({ done: z.boolean() }),
});

export const declineExtras = endpoint({
  method: 'POST',
  path: '/v1/ops/extras/:id/decline',
  summary: 'The carrier does not sell them: their money goes back',
  params: id,
  response: z.strictObject({ declined: z.boolean() }),
});
