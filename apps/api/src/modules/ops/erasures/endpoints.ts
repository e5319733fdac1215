import { z } from 'zod';
import { endpoint, localDateTimeSchema } from '@karvon/contract';
import { erasureReasons } from '@karvon/accounts';
import { dataCategories } from '@karvon/order-ground/erased-bookings';

/** Proofs that personal data was destroyed. Times are in the edition's time zone. */
const erasure = {
  id: z.uuid(),
  /** The number of the former account: all that still identifies the person. */
  account: z.uuid(),
  reason: z.enum(erasureReasons),
  erasedAt: localDateTimeSchema,
  categories: z.array(z.enum(dataCategories)),
};

export const erasureSchema = z.strictObject(erasure);
export type ErasureShown = z.infer<typeof erasureSchema>;

export const erasureActSchema = z.strictObject({
  ...erasure,
  agency: z.strictObject({ name: z.string(), address: z.string(), system: z.string() }),
  /** The extract of the log: what was destroyed, by table. */
  events: z.array(
    z.strictObject({
      table: z.string(),
      done: z.enum(['deleted', 'overwritten']),
      categories: z.array(z.enum(dataCategories)),
      rows: z.number().int().positive(),
    }),
  ),
});
export type ErasureAct = z.infer<typeof erasureActSchema>;

export const listErasures = endpoint({
  method: 'GET',
  path: '/v1/ops/erasures',
  summary: 'Acts of destroyed personal data, the newest first',
  query: z.strictObject({ count: z.coerce.number().int().min(1).max(500).default(50) }),
  response: z.strictObject({ erasures: z.array(erasureSchema) }),
});

export const showErasure = endpoint({
  method: 'GET',
  path: '/v1/ops/erasures/:id',
  summary: 'One act with its extract of the log',
  params: z.strictObject({ id: z.uuid() }),
  /** Null: there is no such act, or its three years are over. */
  response: z.strictObject({ act: erasureActSchema.nullable() }),
});
