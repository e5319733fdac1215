import { sql } from 'kysely';
import type { Database } from '../db/database';

/** How many connections to a PostgreSQL database wait for a lock. */
export async function lockWaits({ db }: Database): Promise<number> {
  const { rows } = await sql<{ count: string }>`SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0]!.count);
}
