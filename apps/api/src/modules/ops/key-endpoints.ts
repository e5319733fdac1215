import { z } from 'zod';
import { endpoint, localDateTimeSchema } from '@karvon/contract';

export const keyStatesSchema = z.strictObject({
  dataKeys: z.array(
    z.strictObject({
      /** Null: sealed before keys had ids. */
      id: z.string().nullable(),
      state: z.enum(['seals', 'opens', 'not-set']),
      rows: z.number().int(),
    }),
  ),
  /** Ids of the token secrets, first the one that signs. */
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
  summary: 'The keys of personal data, what each has sealed, and rows that cannot be read',
  response: keyStatesSchema,
});

export const checkKeys = endpoint({
  method: 'POST',
  path: '/v1/ops/keys/check',
  summary: 'Look at everything that is sealed; what another key has sealed is sealed by the newest',
  response: z.strictObject({ requested: z.literal(true) }),
});

export const retireKey = endpoint({
  method: 'POST',
  path: '/v1/ops/keys/:id/retire',
  summary: 'Seal by the newest key what this one has sealed, so that it may be left out',
  params: z.strictObject({ id: z.string().regex(/^[\w-]{8}$/) }),
  response: z.strictObject({ requested: z.boolean() }),
});
