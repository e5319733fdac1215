import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { systemClock } from '../clock';
import { pgliteDatabase, pgliteParsers, postgresDatabase, type Database } from '../db/database';
import { migrate, readMigrations } from '../db/migrate';
import { createLogger } from '../http/logger';
import { createPgBossJobs } from '../jobs/pg-boss-jobs';
import { queues } from '../jobs/queues';

const migrations = readMigrations(join(__dirname, '../db/migrations'));

/** Names what an empty database of this code looks like: when it changes, the kept ones are made anew. */
const fingerprint = createHash('sha256')
  .update(
    JSON.stringify([migrations.map((m) => [m.name, m.checksum]), queues, getConstructionPlans()]),
  )
  .digest('hex')
  .slice(0, 16);

/** Tables, the job queue's own included: what every test starts from. */
async function initialise(database: Database): Promise<void> {
  await migrate(database, migrations);
  const jobs = createPgBossJobs({
    database,
    clock: systemClock,
    logger: createLogger('silent'),
    mode: 'by-hand',
  });
  await jobs.start();
  await jobs.stop();
}

async function pgliteTemplate(): Promise<Blob> {
  const folder = join(__dirname, '../../../../dist/test-databases');
  const file = join(folder, `pglite-${fingerprint}.tar`);
  if (!existsSync(file)) {
    const pglite = await PGlite.create({ parsers: pgliteParsers });
    await initialise(pgliteDatabase(pglite));
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    mkdirSync(folder, { recursive: true });
    // Two workers may do this at once: the rename makes the file whole or not there.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, file);
    // Forty megabytes for every migration ever written would pile up.
    for (const old of readdirSync(folder)) {
      if (/^pglite-.*\.tar$/.test(old) && old !== basename(file)) {
        rmSync(join(folder, old), { force: true });
      }
    }
  }
  return new Blob([new Uint8Array(readFileSync(file))]);
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

async function postgresTemplate(url: string): Promise<string> {
  const name = `karvon_test_template_${fingerprint}`;
  await onServer(url, async (client) => {
    await client.query('SELECT pg_advisory_lock(4711002)');
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rows.length > 0) return;
    // Under another name until it is whole: a killed run must not leave half a template.
    const draft = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft}`);
    await client.query(`CREATE DATABASE ${draft}`);
    const database = postgresDatabase(withName(url, draft));
    await initialise(database).finally(() => database.close());
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  });
  return name;
}

/** A fresh, migrated database: of the PostgreSQL server named by `url`, or embedded and in memory. */
export async function openTestDatabase(url: string | undefined): Promise<Database> {
  if (!url)
    return pgliteDatabase(
      await PGlite.create({ parsers: pgliteParsers, loadDataDir: await pgliteTemplate() }),
    );
  const template = await postgresTemplate(url);
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
