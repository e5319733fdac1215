import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/database';
import { changeTables } from '../db/migrate';

/** The application name of pg-boss's connections: one of them listens as long as its process lives. */
export const jobConnections = 'karvon-jobs';

/**
 * Checks whether other processes work on jobs; call it before pg-boss connects.
 * @returns a function that marks the jobs of dead processes as abandoned, if no other process was there. Otherwise the
 *   others find them by their missing heartbeats.
 */
export async function lookForOthers({ db, engine }: Database): Promise<() => Promise<void>> {
  // The folder of an embedded database is locked, so there is no other process.
  const others =
    engine.kind === 'postgres'
      ? sql<boolean>`exists (select 1 from pg_stat_activity
          where datname = current_database() and application_name = ${jobConnections})`
      : sql<boolean>`false`;
  const { rows } = await sql<{ others: boolean; at: Date }>`
    select ${others} as others, clock_timestamp() as at`.execute(db);
  return async () => {
    const [seen] = rows;
    if (seen?.others !== false) return;
    await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 day'
      where state = 'active' and started_on < ${seen.at}`.execute(db);
  };
}

/** PostgreSQL aborts one of two transactions that wait for each other. */
const isDeadlock = (error: unknown) => (error as { code?: string }).code === '40P01';

/**
 * Creates an index of the running jobs: few among many completed ones. Another server that already maintains jobs may hold locks
 * that the index needs, and wait for ours: then it is tried again.
 */
export async function indexRunningJobs(database: Database): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('pgboss.job_running') is not null as there`.execute(database.db);
  if (rows[0]?.there) return;
  try {
    await changeTables(database, (session) =>
      session.run(
        "create index if not exists job_running on pgboss.job (name) where state = 'active'",
      ),
    );
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    await indexRunningJobs(database);
  }
}

/**
 * Looks at the queues once. Servers that start at once take turns: one that creates the index and one that looks would wait for
 * each other. The embedded database has one server.
 */
export const superviseInTurn = (
  database: Database,
  boss: Pick<PgBoss, 'supervise'>,
): Promise<void> =>
  database.engine.kind === 'postgres'
    ? changeTables(database, () => boss.supervise())
    : boss.supervise();
