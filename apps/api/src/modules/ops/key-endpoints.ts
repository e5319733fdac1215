import { z } from 'zod';
import { endpoint, localDateTimeSchema } from '@karvon/contract';

export const keyStatesSchema = z.strictObject({
  dataKeys: z.array(
    z.strictObject({
      /** Null: sealed before keys had ids. */
      id: z.string().nullable(),
      state: z.enum(['seals', 'seals-elsewhere', 'opens', 'not-set']),
      rows: z.number().int(),
    }),
  ),
  /** Ids of the token secrets; the first one signs. */
  tokenSecrets: z.array(z.string()),
  /** The progress of re-sealing; empty before the first run. */
  walk: z.array(
    z.strictObject({
      place: z.string(),
      seen: z.number().int(),
      resealed: z.number().int(),
      finishedAt: localDateTimeSchema.nullable(),
    }),
  ),
  /** Rows that the last run could not open. */
  unreadable: z.array(
    z.strictObject({
      place: z.string(),
      row: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});
export type KeyStatesShown = z.infer<typeof keyStatesSchema>;

export const listKeys = endpoint({
  method: 'GET',
  path: '/v1/ops/keys',
  summary: 'The keys of personal data, how many rows each has sealed, and unreadable rows',
  response: keyStatesSchema,
});

export const checkKeys = endpoint({
  method: 'POST',
  path: '/v1/ops/keys/check',
  summary: 'Check all sealed rows; rows sealed by an older key are sealed by the newest',
  response: z.strictObject({ requested: z.literal(true) }),
});

export const retireKey = endpoint({
  method: 'POST',
  path: '/v1/ops/keys/:id/retire',
  summary: 'Seal the rows of this key by the newest one, so that the key can be removed',
  params: z.strictObject({ id: z.string().regex(/^[\w-]{8}$/) }),
  response: z.strictObject({
    requested: z.boolean(),
    /** Another process still seals with an older key. */
    sealsElsewhere: z.boolean(),
  }),
});
