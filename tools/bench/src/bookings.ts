import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Client, Pool } from 'pg';
import { bookableOffer, bookingOf, type CallAir } from './booking';
import { cpuTimeOfProgram } from './cpu-time';
import { untilReady } from './servers';
import { table } from './table';

/**
 * Measures bookings a second of one API on PostgreSQL, in turns with bare transactions of two inserts into the same server, at
 * the same concurrency; and the processor time in which the API starts on a prepared database.
 */
const rounds = Number(process.env.BENCH_ROUNDS || 5);
const port = Number(process.env.BENCH_PORT || 4950);
const atOnce = 16;
const turnMs = 2_000;
/** One secret for both starts: the second one reads what the first one has sealed. */
const secret = randomUUID().repeat(2);

const root = join(import.meta.dirname, '../../..');
const url = `http://127.0.0.1:${port}`;
const { findPostgres } = (await import(
  pathToFileURL(join(root, 'tools/scripts/src/machine/find-postgres.ts')).href
)) as { findPostgres: () => Promise<{ url: string; release: () => Promise<void> }> };

interface Api {
  /** The CPU time of the start, until the API was ready. */
  startCpuMs: number;
  pid: number;
  stop: () => Promise<void>;
}

async function startApi(databaseUrl: string): Promise<Api> {
  const program = spawn(process.execPath, ['dist/apps/api/src/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      EDITION: 'uz',
      API_PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_KEY: secret,
      TOKEN_SECRET: secret,
      SANDBOX_SPEED: '0',
      UNPAID_HOLDS: '1000',
      // Bookings come from many visitors' addresses, which this machine forwards.
      TRUSTED_PROXIES: 'loopback',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  await untilReady(`${url}/readyz`, program, 50);
  return {
    startCpuMs: cpuTimeOfProgram(program.pid!) ?? NaN,
    pid: program.pid!,
    async stop() {
      program.kill('SIGTERM');
      await ended;
    },
  };
}

let visitors = 0;
const call: CallAir = async <T>(path: string, body?: object): Promise<T> => {
  visitors += 1;
  const response = await fetch(`${url}/v1/air/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
};

interface Turn {
  times: number[];
  wallMs: number;
}

/** Repeats the work concurrently; `rest` is the work that it leaves for later. */
async function turn(work: () => Promise<unknown>, rest = async () => {}): Promise<Turn> {
  const times: number[] = [];
  const from = performance.now();
  const one = async () => {
    while (performance.now() < from + turnMs) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  await rest();
  return { times, wallMs: performance.now() - from };
}

function describe(turns: readonly Turn[]) {
  const times = turns.flatMap((one) => one.times).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!;
  const wallMs = turns.reduce((sum, one) => sum + one.wallMs, 0);
  return {
    count: times.length,
    perSecond: (1000 * times.length) / wallMs,
    p50: at(0.5),
    p99: at(0.99),
  };
}

const postgres = await findPostgres();
const admin = new Client({ connectionString: postgres.url });
await admin.connect();
const name = `bench_${randomUUID().replaceAll('-', '')}`;
await admin.query(`create database ${name}`);
const databaseUrl = Object.assign(new URL(postgres.url), { pathname: name }).href;
const pool = new Pool({ connectionString: databaseUrl, max: atOnce });
// At the end the database is dropped while connections are still closing.
pool.on('error', () => undefined);

async function bareTransaction(): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('insert into bench_orders (id, body) values ($1, $2)', [randomUUID(), '{}']);
    await client.query('insert into bench_history (id, body) values ($1, $2)', [
      randomUUID(),
      '{}',
    ]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** As many statements (16) and commits (5) as a booking makes, without a program around them. */
async function bareStatements(): Promise<void> {
  for (let transaction = 0; transaction < 3; transaction += 1) await bareTransaction();
  for (let one = 0; one < 2; one += 1) {
    await pool.query('select body from bench_orders where id = $1', [randomUUID()]);
    await pool.query('insert into bench_orders (id, body) values ($1, $2)', [randomUUID(), '{}']);
  }
}

/** Waits until the e-mails of the bookings are sent: they are a part of a booking's cost. */
async function untilLettersAreSent(): Promise<void> {
  const due = `select 1 from pgboss.job where state < 'completed' and start_after <= now() limit 1`;
  while ((await pool.query(due)).rowCount) await setTimeout(20);
}

const before = loadavg();
let api: Api | undefined;
try {
  // The first start prepares the database.
  await (await startApi(databaseUrl)).stop();
  api = await startApi(databaseUrl);
  await pool.query('create table bench_orders (id uuid primary key, body jsonb)');
  await pool.query('create table bench_history (id uuid primary key, body jsonb)');
  const offer = await bookableOffer(call);
  let phone = 1_000_000;
  const book = () => call('orders', bookingOf(offer, `+99890${(phone += 1)}`));
  // Warm-up, not measured.
  await turn(book, untilLettersAreSent);
  await turn(bareTransaction);
  await turn(bareStatements);
  const seen = { ours: [] as Turn[], bare: [] as Turn[], statements: [] as Turn[] };
  const cpu = { before: cpuTimeOfProgram(api.pid) ?? NaN, spent: 0 };
  for (let round = 0; round < rounds; round += 1) {
    cpu.before = cpuTimeOfProgram(api.pid) ?? NaN;
    seen.ours.push(await turn(book, untilLettersAreSent));
    cpu.spent += (cpuTimeOfProgram(api.pid) ?? NaN) - cpu.before;
    seen.bare.push(await turn(bareTransaction));
    seen.statements.push(await turn(bareStatements));
  }
  const ours = describe(seen.ours);
  const bare = describe(seen.bare);
  const row = (what: string, { perSecond, p50, p99 }: typeof ours) => [
    what,
    perSecond.toFixed(0),
    (perSecond / bare.perSecond).toFixed(3),
    p50.toFixed(1),
    p99.toFixed(1),
    (p99 / p50).toFixed(1),
  ];
  console.log(
    table(
      ['work', 'a second', 'of bare', 'p50 ms', 'p99 ms', 'p99 of p50'],
      [
        row('two inserts in a transaction', bare),
        row('the statements of a booking alone', describe(seen.statements)),
        row('a booking', ours),
      ],
    ),
  );
  console.log(
    `\nA booking takes the API ${(cpu.spent / ours.count).toFixed(1)} ms of processor time; the API starts in ${(api.startCpuMs / 1000).toFixed(1)} CPU seconds`,
  );
  const load = [before, loadavg()].map(([minute]) => minute!.toFixed(1)).join(', ');
  console.log(`${rounds} turns of two seconds, ${atOnce} at a time. Load of the machine: ${load}`);
} finally {
  await api?.stop();
  await pool.end();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  await postgres.release();
}
