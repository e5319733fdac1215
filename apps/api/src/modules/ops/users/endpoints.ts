import { z } from 'zod';
import { endpoint, localDateTimeSchema, localeSchema } from '@karvon/contract';

export const memberSchema = z.strictObject({
  id: z.uuid(),
  lang: localeSchema,
  since: localDateTimeSchema,
  lastSeen: localDateTimeSchema.nullable(),
  sessions: z.number().int(),
  /** Seconds until a PIN may be tried again; null: only recovery helps. */
  pinWaitSeconds: z.number().int().nullable(),
  points: z.number().int(),
});
export type MemberShown = z.infer<typeof memberSchema>;

export const findUser = endpoint({
  method: 'GET',
  path: '/v1/ops/users',
  summary: 'The account of a phone',
  query: z.strictObject({ phone: z.string().min(5).max(40) }),
  /** Null: the phone has no account. */
  response: z.strictObject({ user: memberSchema.nullable() }),
});
