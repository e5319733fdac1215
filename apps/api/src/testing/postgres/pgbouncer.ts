import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { until } from '@karvon/platform/testing/until';

const program = '/usr/sbin/pgbouncer';
const workspace = join(__dirname, '../../../../..');

/** Whether the machine has PgBouncer: the Debian package `pgbouncer`. */
export const hasPgbouncer = spawnSync(program, ['--version']).status === 0;

export interface Pgbouncer {
  /** The address of the same database through PgBouncer. */
  url: string;
  /** Sends a command to PgBouncer's own console. */
  show<Row>(what: string): Promise<Row[]>;
  start(): Promise<void>;
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** PgBouncer with the configuration of `deploy/pgbouncer` in front of a test's database, with this number of connections. */
export function createPgbouncer(
  databaseUrl: string,
  { port, connections }: { port: number; connections: number },
): Pgbouncer {
  const target = new URL(databaseUrl);
  const name = target.pathname.slice(1);
  const folder = mkdtempSync(join(tmpdir(), 'karvon-pgbouncer-'));
  chmodSync(folder, 0o755);
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${target.username}" ""\n`);
  const settings = join(folder, 'pgbouncer.ini');
  const ini = readFileSync(join(workspace, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .replace('karvon = host=127.0.0.1 port=5432', `${name} = host=127.0.0.1 port=${target.port}`)
    .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace('/etc/pgbouncer/userlist.txt', users)
    .replace('admin_users = karvon', `admin_users = ${target.username}`)
    .replace('default_pool_size = 20', `default_pool_size = ${connections}`);
  writeFileSync(settings, ini);

  const through = (database: string) => {
    const url = new URL(databaseUrl);
    url.port = String(port);
    url.pathname = `/${database}`;
    return url.toString();
  };
  async function show<Row>(what: string): Promise<Row[]> {
    const client = new Client({ connectionString: through('pgbouncer') });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query(`show ${what}`);
    await client.end();
    return rows as Row[];
  }

  let running: ReturnType<typeof spawn> | undefined;
  const bouncer: Pgbouncer = {
    url: through(name),
    show,
    async start() {
      // PgBouncer does not run as root; the package of PostgreSQL has created this user.
      const as = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
      running = spawn(program, ['-q', ...as, settings], { stdio: ['ignore', 'ignore', 'inherit'] });
      await until(
        () =>
          show('version').then(
            () => true,
            () => false,
          ),
        (answers) => answers,
      );
    },
    async kill() {
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
    async close() {
      await bouncer.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return bouncer;
}
