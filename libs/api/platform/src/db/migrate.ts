import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Session } from './database';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The migrations of a folder in the order of their names: 'NNNN-what-it-does.sql'. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8');
      return {
        name: file.replace(/\.sql$/, ''),
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    });
}

const LOCK = 4_711_001;

async function applyAll(session: Session, migrations: Migration[]): Promise<string[]> {
  await session.run(`CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  const done = await session.rows<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  );
  const checksums = new Map(done.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const { name, sql, checksum } of migrations) {
    const before = checksums.get(name);
    if (before === checksum) continue;
    if (before !== undefined)
      throw new Error(`Migration ${name} was changed after it had been applied: write a new one.`);
    try {
      await session.run(
        `BEGIN; ${sql}; INSERT INTO schema_migrations (name, checksum) VALUES ('${name}', '${checksum}'); COMMIT;`,
      );
    } catch (error) {
      await session.run('ROLLBACK');
      throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
    }
    applied.push(name);
  }
  return applied;
}

/** Changes tables, one process after another: `IF NOT EXISTS` fails when two create the same thing at once. */
export function changeTables<T>(
  database: Database,
  change: (session: Session) => Promise<T>,
): Promise<T> {
  return database.withSession(async (session) => {
    await session.run(`SELECT pg_advisory_lock(${LOCK})`);
    try {
      return await change(session);
    } finally {
      await session.run(`SELECT pg_advisory_unlock(${LOCK})`);
    }
  });
}

/**
 * Brings the database up to date. Several processes may call this at once: one of them does the work.
 * @returns the names of the migrations applied now
 */
export const migrate = (database: Database, migrations: Migration[]): Promise<string[]> =>
  changeTables(database, (session) => applyAll(session, migrations));
