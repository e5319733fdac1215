import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@karvon/processes';
import { Client } from 'pg';
import { until } from '@karvon/platform/testing/until';

const deploy = join(__dirname, '../../../../../deploy');
const isRoot = process.getuid?.() === 0;

/** Debian's packages `patroni`, `etcd-server` and `haproxy`. */
const programs = {
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
};

/** Whether this machine has the programs for a primary with a standby. */
export const canPair = Object.values(programs).every((program) => existsSync(program));

/** One of the two servers, with its Patroni. */
export interface PairedServer {
  name: string;
  /** Starts its Patroni, which starts or clones the server. */
  start(): Promise<void>;
  /** Kills Patroni and PostgreSQL at once, as when the machine fails. */
  kill(): Promise<void>;
  /** Whether Patroni reports this role for the server. */
  is(role: 'primary' | 'synchronous'): Promise<boolean>;
}

/** A primary and its synchronous standby under Patroni, behind HAProxy, with the files of `deploy/`. */
export interface PostgresPair {
  /** The database `karvon` on the current primary, through HAProxy. */
  url: string;
  primary(): Promise<PairedServer>;
  standby(): Promise<PairedServer>;
  /** Tells Patroni to swap the primary and the standby. */
  switchOver(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL does not run as root; its package has created a user for it. */
const idOf = (flag: string) =>
  Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
const asPostgres = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};

const newestPostgres = () =>
  readdirSync('/usr/lib/postgresql')
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`)[0]!;

/** Whether Patroni's address responds with a 2xx status. */
const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function endOf(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Replaces each text in a file of `deploy/`, which must contain it. */
function fill(file: string, values: readonly (readonly [from: string, to: string])[]): string {
  return values.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} has no '${from}'`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(deploy, file), 'utf8'),
  );
}

/** @returns false until HAProxy knows the primary */
async function createDatabase(port: number): Promise<boolean> {
  const admin = new Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` });
  admin.on('error', () => undefined);
  try {
    await admin.connect();
  } catch {
    return false;
  }
  await admin.query('create database karvon');
  await admin.end();
  return true;
}

export async function startPostgresPair(): Promise<PostgresPair> {
  const folder = mkdtempSync(join(tmpdir(), 'karvon-pair-'));
  chmodSync(folder, 0o777);
  const run = (name: string, program: string, args: string[], user = {}) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    return spawn(program, args, { cwd: folder, stdio: ['ignore', log, log], ...user });
  };

  const [etcdPort, peerPort] = [await freePort(), await freePort()];
  const etcdUrl = `http://127.0.0.1:${etcdPort}`;
  const peerUrl = `http://127.0.0.1:${peerPort}`;
  const etcd = run('etcd', programs.etcd, [
    ...['--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
    ...['--initial-cluster', `default=${peerUrl}`],
  ]);
  await until(() => answers(`${etcdUrl}/health`), Boolean);

  async function prepare(name: string) {
    const [port, restPort] = [await freePort(), await freePort()];
    const rest = `http://127.0.0.1:${restPort}`;
    const data = join(folder, name);
    const settings = join(folder, `${name}.yml`);
    const yaml = fill('patroni/patroni.yml', [
      ['name: one', `name: ${name}`],
      ['10.0.0.1:8008', `127.0.0.1:${restPort}`],
      ['10.0.0.1:2379,10.0.0.2:2379,10.0.0.3:2379', `127.0.0.1:${etcdPort}`],
      ['10.0.0.1:5432', `127.0.0.1:${port}`],
      ['/var/lib/postgresql/karvon', data],
      ['/usr/lib/postgresql/15/bin', newestPostgres()],
      ['/var/lib/postgresql/patroni.pgpass', `${data}.pgpass`],
      ['10.0.0.0/24 scram-sha-256', '127.0.0.1/32 trust'],
      ['/var/run/postgresql', folder],
    ]);
    writeFileSync(settings, yaml, { mode: 0o644 });
    let patroni: ChildProcess | undefined;
    const is = (role: string) => answers(`${rest}/${role}`);
    const server: PairedServer = {
      name,
      is,
      async start() {
        patroni = run(name, programs.patroni, [settings], asPostgres);
        await until(async () => (await is('primary')) || (await is('synchronous')), Boolean);
      },
      async kill() {
        const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
        // Patroni first: it would start the server again.
        await endOf(patroni, 'SIGKILL');
        process.kill(Number(pid), 'SIGKILL');
      },
    };
    // Patroni stops its server when it gets this signal.
    const stop = () => endOf(patroni, 'SIGTERM');
    return { server, port, restPort, rest, stop };
  }
  const [one, two] = [await prepare('one'), await prepare('two')];
  const pair = [one, two];
  const among = async (role: 'primary' | 'synchronous') =>
    until(
      async () => {
        for (const { server } of pair) if (await server.is(role)) return server;
        return undefined;
      },
      (server) => server !== undefined,
    ) as Promise<PairedServer>;

  const proxyPort = await freePort();
  const proxySettings = join(folder, 'haproxy.cfg');
  const cfg = fill('haproxy/haproxy.cfg', [
    ['127.0.0.1:6000', `127.0.0.1:${proxyPort}`],
    ['10.0.0.1:5432 check port 8008', `127.0.0.1:${one.port} check port ${one.restPort}`],
    ['10.0.0.2:5432 check port 8008', `127.0.0.1:${two.port} check port ${two.restPort}`],
  ]);
  writeFileSync(proxySettings, cfg);
  let haproxy: ChildProcess | undefined;

  const close = async () => {
    await endOf(haproxy, 'SIGTERM');
    await Promise.all(pair.map(({ stop }) => stop()));
    await endOf(etcd, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await one.server.start();
    await two.server.start();
    haproxy = run('haproxy', programs.haproxy, ['-db', '-f', proxySettings]);
    await until(() => createDatabase(proxyPort), Boolean);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${proxyPort}/karvon`,
    primary: () => among('primary'),
    standby: () => among('synchronous'),
    async switchOver() {
      const [primary, standby] = [await among('primary'), await among('synchronous')];
      const { rest } = pair.find(({ server }) => server === primary)!;
      const response = await fetch(`${rest}/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader: primary.name, candidate: standby.name }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    close,
  };
}
