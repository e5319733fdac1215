import { sql } from 'kysely';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Db } from '@karvon/platform/db/database';
import { isUuid } from '@karvon/platform/db/is-uuid';
import type { RunLife } from '../search-run';

/** The database channel that announces news; the message is the run's id. */
export const newsChannel = 'karvon_air_search';

export interface StoredNews {
  version: number;
  /** Null: the run is complete. */
  news: Buffer | null;
}

/** Runs and their news in the database, for every API. */
export function createSearchLog(db: Db) {
  return {
    async begin({ id, startedAt, expiresAt }: RunLife): Promise<void> {
      // Processes of the previous release look a run up by the ids of its clients.
      await sql`
        with run as (
          insert into air_search_runs (id, started_at, expires_at)
          values (${id}, ${startedAt}, ${expiresAt}))
        insert into air_searches (id, run_id) values (${id}, ${id})`.execute(db);
    },

    /** Stores news and announces it to every process. */
    async append(runId: string, { version, news }: StoredNews): Promise<void> {
      await sql`
        with told as (
          insert into air_search_news (run_id, version, news) values (${runId}, ${version}, ${news}) returning run_id)
        select pg_notify(${newsChannel}, run_id::text) from told`.execute(db);
    },

    async find(searchId: string, now: Date): Promise<RunLife | undefined> {
      if (!isUuid(searchId)) return undefined;
      const row = await db
        .selectFrom('air_searches')
        .innerJoin('air_search_runs', 'air_search_runs.id', 'air_searches.run_id')
        .select(['air_search_runs.id', 'started_at', 'expires_at'])
        .where('air_searches.id', '=', searchId)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row && { id: row.id, startedAt: row.started_at, expiresAt: row.expires_at };
    },

    since(runId: string, version: number): Promise<StoredNews[]> {
      return db
        .selectFrom('air_search_news')
        .select(['version', 'news'])
        .where('run_id', '=', runId)
        .where('version', '>', version)
        .orderBy('version')
        .execute();
    },
  };
}

export type SearchLog = ReturnType<typeof createSearchLog>;

/** Deletes runs that nobody can request any more, with all their rows. */
export async function forgetSearches({
  clock,
  database: { db },
}: Pick<AppDeps, 'clock' | 'database'>): Promise<void> {
  await db.deleteFrom('air_search_runs').where('expires_at', '<=', clock.now()).execute();
}
