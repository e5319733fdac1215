import { sql } from 'kysely';
import { Client } from 'pg';
import { startTestApp } from '../../testing/start-test-app';
import { testApi } from '@karvon/platform/testing/test-api';
import { until } from '@karvon/platform/testing/until';
import { indexRunningJobs } from '@karvon/platform/jobs/take-over-jobs';

const api = testApi(startTestApp);
// The embedded database allows only one process.
const onPostgres = process.env.KARVON_TEST_DATABASE_URL ? test : test.skip;

onPostgres(
  'the index of running jobs is created although another server maintains jobs',
  async () => {
    const { db, engine } = api.database;
    if (engine.kind !== 'postgres') throw new Error('PostgreSQL is tested');
    await sql`drop index if exists pgboss.job_running`.execute(db);
    const other = new Client({ connectionString: engine.url });
    await other.connect();
    // pg-boss does the same: it deletes expired jobs from their table and inserts them again through the parent of all tables.
    await other.query("begin; set local deadlock_timeout = '1min'");
    await other.query('delete from pgboss.job_common where false');
    const index = indexRunningJobs(api.database);
    await until(
      async () =>
        (
          await sql`select 1 from pg_locks where not granted and relation = 'pgboss.job_common'::regclass`.execute(
            db,
          )
        ).rows.length,
      (waiting) => waiting > 0,
    );
    await other.query("insert into pgboss.job (name, data) select 'none', '{}' where false");
    await other.query('commit');
    await other.end();
    await index;
    const { rows } = await sql`select to_regclass('pgboss.job_running') as there`.execute(db);
    expect(rows).toEqual([{ there: expect.anything() }]);
  },
);
