import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { pgliteDatabase, pgliteParsers, postgresDatabase, type Database } from '../db/database';
import type { QueueList } from '../jobs/queues';
import { fingerprintOf, initialise } from '../db-setup/initialise';
import { layOutPglite } from '../db-setup/pglite-template';

async function openPglite(queues: QueueList): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'karvon-test-'));
  await layOutPglite(join(folder, 'pglite'), queues);
  const pglite = await PGlite.create(join(folder, 'pglite'), { parsers: pgliteParsers });
  return {
    ...pgliteDatabase(pglite),
    async close() {
      await pglite.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withName(url: string, name: string): string {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.toString();
}

async function postgresTemplate(url: string, queues: QueueList): Promise<string> {
  const name = `karvon_test_template_${fingerprintOf(queues)}`;
  await onServer(url, async (client) => {
    await client.query('SELECT pg_advisory_lock(4711002)');
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rows.length > 0) return;
    // Made under another name and renamed at the end, so that a killed run leaves no partial template.
    const draft = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft}`);
    await client.query(`CREATE DATABASE ${draft}`);
    const database = postgresDatabase(withName(url, draft));
    await initialise(database, queues).finally(() => database.close());
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  });
  return name;
}

/** A fresh, initialised database: of the PostgreSQL server named by `url`, or embedded in a folder of its own. */
export async function openTestDatabase(
  url: string | undefined,
  queues: QueueList = {},
): Promise<Database> {
  if (!url) return openPglite(queues);
  const template = await postgresTemplate(url, queues);
  const name = `karvon_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(url, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const database = postgresDatabase(withName(url, name));
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(url, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}
