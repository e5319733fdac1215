import { existsSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { aptInstall, isDebian, isRoot, onPath } from './machine.ts';
import { startCluster } from './postgres-cluster.ts';
import { Advice, messageOf, say } from '../run/say.ts';

/** Whether a server responds at `url` and lets this user create databases. */
async function mayCreateDatabases(url: string): Promise<boolean> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolsuper or rolcreatedb as able from pg_roles where rolname = current_user',
    );
    return rows[0]?.able === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The folder of the programs of a PostgreSQL server; undefined when none is installed. */
export function serverPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = versions.map((version) => join(debian, version, 'bin'));
  const own = onPath('initdb');
  if (own) folders.push(join(own, '..'));
  return folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  );
}

const nothing = () => Promise.resolve();

/** A server where tests may create their own databases. */
export interface Server {
  /** The address of its admin database. */
  url: string;
  /** Where it comes from, in words. */
  from: string;
  release: () => Promise<void>;
}

async function startOwn(programs: string): Promise<Server> {
  const cluster = await startCluster(programs);
  return { ...cluster, from: `a temporary cluster (${programs})` };
}

/**
 * A PostgreSQL where tests may create their own databases: a configured one, one that we start, or a running one. Ours is
 * preferred to a running one: it keeps its files in memory and does not sync its writes, which is ten times cheaper.
 */
export async function findPostgres(): Promise<Server> {
  for (const variable of ['KARVON_TEST_DATABASE_URL', 'DATABASE_URL']) {
    const url = process.env[variable];
    if (!url) continue;
    if (await mayCreateDatabases(url)) return { url, from: variable, release: nothing };
    throw new Advice(
      `${variable} does not lead to a PostgreSQL whose user may create databases. Correct it, or unset it to let npm test find one.`,
    );
  }
  const installed = serverPrograms();
  try {
    if (installed) return await startOwn(installed);
  } catch (error) {
    // Falls back to a running server.
    say(messageOf(error));
  }
  for (const user of ['postgres', userInfo().username]) {
    const url = `postgres://${encodeURIComponent(user)}@127.0.0.1:5432/postgres`;
    if (await mayCreateDatabases(url))
      return { url, from: 'the server at 127.0.0.1:5432', release: nothing };
  }
  if (isDebian() && isRoot) {
    say('No PostgreSQL on this machine.');
    await aptInstall('postgresql');
  }
  const programs = serverPrograms();
  if (!programs) {
    throw new Advice(
      'No PostgreSQL could be found. Install one (Debian: apt-get install postgresql; macOS: brew install postgresql) or set KARVON_TEST_DATABASE_URL.',
    );
  }
  return startOwn(programs);
}
