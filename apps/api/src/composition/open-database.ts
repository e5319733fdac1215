import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { lockDataDir } from '../db/data-dir-lock';
import { pgliteDatabase, pgliteParsers, postgresDatabase, type Database } from '../db/database';
import { layOutPglite } from './pglite-template';

/**
 * Opens PostgreSQL when DATABASE_URL is set, and watches it when there is a logger. Otherwise opens the embedded database of
 * the data folder, which no other process may open meanwhile.
 */
export async function openDatabase(config: Config, logger?: Logger): Promise<Database> {
  if (config.databaseUrl) return postgresDatabase(config.databaseUrl, logger);
  const unlock = await lockDataDir(config.dataDir);
  try {
    const folder = join(config.dataDir, 'pglite');
    await layOutPglite(folder);
    const database = pgliteDatabase(await PGlite.create(folder, { parsers: pgliteParsers }));
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
