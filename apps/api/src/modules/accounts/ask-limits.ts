import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Tx } from '../../db/database';
import { problem } from '../../http/problem';

export interface AskKeys {
  phone_key: string;
  address_key: string;
}

export type AskKind = 'sms' | 'call';

interface Limit {
  kind: AskKind;
  column: keyof AskKeys;
  asks: number;
  minutes: number;
}

/** Each message costs money and wakes somebody. Addresses first: the order of locks is the same for all. */
const limits: readonly Limit[] = [
  { kind: 'sms', column: 'address_key', asks: 20, minutes: 60 },
  { kind: 'sms', column: 'phone_key', asks: 1, minutes: 1 },
  { kind: 'sms', column: 'phone_key', asks: 5, minutes: 24 * 60 },
  { kind: 'call', column: 'address_key', asks: 10, minutes: 60 },
  { kind: 'call', column: 'phone_key', asks: 3, minutes: 60 },
];

const HOUR_MS = 3_600_000;

async function checkOne(tx: Tx, { kind, column, asks, minutes }: Limit, key: string, now: Date) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`auth ${column} ${key}`}, 0))`.execute(
    tx,
  );
  const spanMs = minutes * 60_000;
  const recent = await tx
    .selectFrom('auth_asks')
    .select('at')
    .where('kind', '=', kind)
    .where(column, '=', key)
    .where('at', '>', new Date(now.getTime() - spanMs))
    .orderBy('at', 'desc')
    .limit(asks)
    .execute();
  const oldest = recent[asks - 1];
  if (!oldest) return;
  const waitMs = oldest.at.getTime() + spanMs - now.getTime();
  throw problem('rate-limited', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/**
 * Counts one ask for a message or a call, whether or not the phone has an account.
 * @param hourlyBudget messages an hour for everybody together: an attack must not cost more than that
 * @throws problem rate-limited for one too many, service-unavailable when the budget is spent
 */
export async function countAsk(
  tx: Tx,
  kind: AskKind,
  keys: AskKeys,
  { now, hourlyBudget, logger }: { now: Date; hourlyBudget: number; logger: Logger },
): Promise<void> {
  for (const limit of limits.filter((one) => one.kind === kind))
    await checkOne(tx, limit, keys[limit.column], now);
  const { asked } = await tx
    .selectFrom('auth_asks')
    .select(({ fn }) => fn.countAll<string>().as('asked'))
    .where('kind', '=', kind)
    .where('at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  if (Number(asked) >= hourlyBudget) {
    logger.error({ kind, hourlyBudget }, 'the hourly budget of messages is spent');
    throw problem('service-unavailable');
  }
  await tx
    .insertInto('auth_asks')
    .values({ kind, ...keys, at: now })
    .execute();
}
