import { createHash } from 'node:crypto';
import { getConstructionPlans } from 'pg-boss';
import { systemClock } from '../clock';
import { createLogger } from '../http/logger';
import { createPgBossJobs } from '../jobs/pg-boss-jobs';
import type { Database } from '../db/database';
import { migrate, readMigrations } from '../db/migrate';
import { commonSettings } from '../jobs/prepare-queues';
import type { QueueList } from '../jobs/queues';
import { migrationsFolder } from '../migrations-folder';

/** Every migration of the API. */
export const migrations = readMigrations(migrationsFolder);

/** A name that changes whenever a newly initialised database would look different. */
export function fingerprintOf(queues: QueueList, ...more: string[]): string {
  const schema = [
    migrations.map((m) => [m.name, m.checksum]),
    queues,
    commonSettings,
    getConstructionPlans(),
    more,
  ];
  return createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 16);
}

/** Creates every table, including the job queue's with its queues, and no rows. */
export async function initialise(database: Database, queues: QueueList): Promise<void> {
  await migrate(database, migrations);
  const jobs = createPgBossJobs({
    database,
    clock: systemClock,
    logger: createLogger('silent'),
    mode: 'by-hand',
    queues,
  });
  await jobs.start();
  await jobs.stop();
}
