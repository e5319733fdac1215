import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { lockDataDir } from '../db/data-dir-lock';
import { pgliteDatabase, pgliteParsers, postgresDatabase, type Database } from '../db/database';
import { layOutPglite } from './pglite-template';

/** PostgreSQL when DATABASE_URL is set, watched over when there is a logger; else an embedded one in the data folder, ours alone while we run. */
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
