import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { QueueList } from '../jobs/queues';
import { lockDataDir } from '../db/data-dir-lock';
import {
  pgliteDatabase,
  pgliteParsers,
  postgresDatabase,
  type Database,
  type NoteQuery,
} from '../db/database';
import { sealerName } from '../keys/sealers';
import { layOutPglite } from './pglite-template';

/** A PgBouncer that sets no time limits would let calls wait for ever. */
async function checkLimits({ db }: Database, logger: Logger): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select name from pg_settings where setting = '0' and name in
    ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`.execute(db);
  const missing = rows.map(({ name }) => name);
  if (missing.length > 0)
    logger.warn({ missing }, 'connections of DATABASE_URL have no time limits: see docs/scale.md');
}

/**
 * Opens PostgreSQL when DATABASE_URL is set, and watches it when there is a logger. Otherwise opens the embedded database of
 * the data folder, which no other process may open meanwhile.
 */
export async function openDatabase(
  config: Config,
  queues: QueueList,
  logger?: Logger,
  noteQuery?: NoteQuery,
): Promise<Database> {
  const { databaseUrl, databaseSessionUrl: sessionUrl, dataKeys } = config;
  if (databaseUrl) {
    const lifelineName = sealerName(dataKeys?.[0] ?? '');
    const options = { logger, sessionUrl, noteQuery, lifelineName };
    const database = postgresDatabase(databaseUrl, options);
    if (logger && sessionUrl) await checkLimits(database, logger);
    return database;
  }
  const unlock = await lockDataDir(config.dataDir);
  try {
    const folder = join(config.dataDir, 'pglite');
    await layOutPglite(folder, queues);
    const pglite = await PGlite.create(folder, { parsers: pgliteParsers });
    const database = pgliteDatabase(pglite, noteQuery);
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
