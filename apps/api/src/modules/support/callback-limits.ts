import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { problem } from '../../http/problem';

interface Limit {
  column: 'phone_key' | 'address_key';
  requests: number;
  minutes: number;
}

/** A family behind one address may ask several times; one phone need not ring more often than this. */
const limits: readonly Limit[] = [
  { column: 'address_key', requests: 10, minutes: 60 },
  { column: 'phone_key', requests: 3, minutes: 60 },
];

/**
 * Refuses one request too many. Askers with the same phone or address wait for each other until `tx` ends, so that
 * parallel requests cannot slip past the count; the order of the locks is the same for all, so that nobody waits in a ring.
 * @throws problem rate-limited
 */
export async function checkCallbackLimits(
  tx: Tx,
  keys: Record<Limit['column'], string>,
  now: Date,
): Promise<void> {
  for (const { column, requests, minutes } of limits) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${column} ${keys[column]}`}, 0))`.execute(
      tx,
    );
    const spanMs = minutes * 60_000;
    const recent = await tx
      .selectFrom('callbacks')
      .select('created_at')
      .where(column, '=', keys[column])
      .where('created_at', '>', new Date(now.getTime() - spanMs))
      .orderBy('created_at', 'desc')
      .limit(requests)
      .execute();
    const oldest = recent[requests - 1];
    if (!oldest) continue;
    const waitMs = oldest.created_at.getTime() + spanMs - now.getTime();
    throw problem('rate-limited', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
}
