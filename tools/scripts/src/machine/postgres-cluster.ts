import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from './machine.ts';
import { freePort } from './ports.ts';
import { Advice, messageOf } from '../run/say.ts';
import { scratchFolder } from './scratch.ts';

const idOf = (flag: string, user: string): number =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));

/** What a program said on its way out, or the message of an error. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error && 'stderr' in error && String(error.stderr)) || messageOf(error);

interface Cluster {
  url: string;
  release: () => Promise<void>;
  /** With `immediate` the server dies and recovers from its log. */
  restart: (mode: 'fast' | 'immediate') => void;
}

/**
 * Starts a PostgreSQL of our own in a temporary folder, on a free port of this machine only. PostgreSQL refuses to run as root,
 * so root runs it as the `postgres` user that its package has created.
 *
 * @param programs the folder of initdb and pg_ctl
 * @param settings of the server, besides the usual ones: 'name=value name=value'
 */
export async function startCluster(programs: string, settings = ''): Promise<Cluster> {
  const folder = mkdtempSync(join(scratchFolder(), 'karvon-postgres-'));
  const port = await freePort();
  const run = (program: string, ...args: string[]) => {
    const command = join(programs, program);
    const [file, all]: [string, string[]] = isRoot
      ? ['runuser', ['-u', 'postgres', '--', command, ...args]]
      : [command, args];
    execFileSync(file, all, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  };
  const data = join(folder, 'data');
  const release = async () => {
    try {
      run('pg_ctl', '--pgdata', data, '--mode', 'fast', '--wait', 'stop');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  try {
    if (isRoot) chownSync(folder, idOf('-u', 'postgres'), idOf('-g', 'postgres'));
    run(
      'initdb',
      '--pgdata',
      data,
      '--username',
      'postgres',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--no-sync',
    );
    // The data is needed only during the test run, so safety against a power cut would only cost time.
    const careless = 'fsync=off full_page_writes=off synchronous_commit=off max_wal_size=128MB';
    const all = `listen_addresses=127.0.0.1 unix_socket_directories='' max_connections=200 ${careless} ${settings}`;
    const options = `-p ${port} -c ${all.trim().split(' ').join(' -c ')}`;
    run(
      'pg_ctl',
      '--pgdata',
      data,
      '--log',
      join(folder, 'log'),
      '--options',
      options,
      '--wait',
      'start',
    );
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Advice(`A temporary PostgreSQL did not start: ${reasonOf(error)}`);
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    release,
    restart: (mode) => run('pg_ctl', '--pgdata', data, '--mode', mode, '--wait', 'restart'),
  };
}
