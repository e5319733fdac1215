import { sql } from 'kysely';
import type { Tx } from './database';

/** Makes transactions that lock the same name run one after another; the lock ends with `tx`. */
export const lockByName = (tx: Tx, name: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);

/** Locks several names, in one order everywhere, so that there are no deadlocks. */
export async function lockByNames(tx: Tx, names: readonly string[]): Promise<void> {
  for (const name of [...names].sort()) await lockByName(tx, name);
}
