import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { pino } from 'pino';
import { systemClock } from '@karvon/platform/clock';
import { queues } from '../../composition/queues';
import { problem } from '@karvon/platform/http/problem';
import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { startTestApp, type TestApp } from '../../testing/start-test-app';
import { until } from '@karvon/platform/testing/until';
import type { JobRun, Jobs } from '@karvon/platform/jobs/jobs';
import { createPgBossJobs } from '@karvon/platform/jobs/pg-boss-jobs';

let api: TestApp;
let runs: JobRun[];
/** Servers that a test has started: stopped after it, even if it failed. */
let started: Jobs[] = [];
beforeEach(async () => {
  api = await startTestApp();
  runs = [];
});
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  started = [];
  await api.close();
});

const queue = 'http.forget-idempotency-keys';
const record = async (_data: object, run: JobRun) => void runs.push(run);

test('a job of a rolled-back transaction does not exist', async () => {
  api.jobs.work(queue, record);
  const rolledBack = api.database.db.transaction().execute(async (tx) => {
    await api.jobs.enqueue(tx, queue, {});
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await api.jobs.drain();
  expect(runs).toEqual([]);

  await api.database.db.transaction().execute((tx) => api.jobs.enqueue(tx, queue, {}));
  await api.jobs.drain();
  expect(runs).toEqual([{ id: expect.any(String), attempt: 0, last: false }]);
});

test('a job for later waits for its time', async () => {
  api.jobs.work(queue, record);
  const startAfter = new Date(api.clock.now().getTime() + 3_600_000);
  await api.jobs.enqueue(api.database.db, queue, {}, { startAfter });
  await api.clock.advance({ minutes: 59 });
  await api.jobs.drain();
  expect(runs).toHaveLength(0);
  await api.clock.advance({ minutes: 2 });
  await api.jobs.drain();
  expect(runs).toHaveLength(1);
});

test('a failed job is retried later, and knows when it is on its last try', async () => {
  api.jobs.work(queue, async (data, run) => {
    await record(data, run);
    throw new Error('not today');
  });
  await api.jobs.enqueue(api.database.db, queue, {});
  for (let i = 0; i < 4; i += 1) {
    await api.jobs.drain();
    await api.clock.advance({ minutes: 2 });
  }
  expect(runs.map((run) => [run.attempt, run.last])).toEqual([
    [0, false],
    [1, false],
    [2, true],
  ]);
});

/** Starts the jobs of a second server, which polls for work, beside those of the test's app. */
async function atWork(handle: (jobs: Jobs) => void, settings: Partial<typeof queues> = {}) {
  const { database, clock } = api;
  const logger = pino({ level: 'silent' });
  const all = { ...queues, ...settings };
  const jobs = createPgBossJobs({ database, clock, logger, mode: 'polling', queues: all });
  handle(jobs);
  started.push(jobs);
  await jobs.start();
  return jobs;
}

test('servers that start at once on a new database all start', async () => {
  await Promise.all(Array.from({ length: 6 }, () => atWork(() => undefined)));
  expect(started).toHaveLength(6);
});

test('a job that waits for a bank, a supplier, a visitor’s payment or a busy database is a warning, and a bug is an error', async () => {
  const lines: { level: string; msg: string }[] = [];
  const logger = pino(
    { formatters: { level: (level) => ({ level }) } },
    {
      write: (line: string) => void lines.push(JSON.parse(line)),
    },
  );
  const { clock, database } = api;
  const jobs = createPgBossJobs({ database, clock, logger, mode: 'by-hand', queues });
  await jobs.start();
  const thrown = [
    problem('payment-unavailable'),
    problem('payment-in-progress'),
    new Error('timeout exceeded when trying to connect'),
    new SupplierUnanswered('paid; the tickets are not there yet'),
    new Error('a bug'),
  ];
  jobs.work(queue, () => Promise.reject(thrown.shift()!));
  for (const _ of [...thrown]) await jobs.enqueue(database.db, queue, {});
  await jobs.drain();
  await jobs.stop();
  const failed = lines.filter(({ msg }) => msg === 'job failed');
  expect(failed.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'warn', 'error']);
});

test('a server finds due jobs by itself, one after another', async () => {
  const ran = new EventEmitter();
  const jobs = await atWork((made) =>
    made.work(queue, async (data, run) => {
      await record(data, run);
      ran.emit('one');
    }),
  );
  for (let i = 0; i < 2; i += 1) {
    const next = once(ran, 'one');
    await jobs.enqueue(api.database.db, queue, {});
    await next;
  }
  expect(runs).toHaveLength(2);
});

// Nobody else can work on an embedded database, whose folder is locked: there the next start takes the jobs over.
const severalProcesses = process.env.KARVON_TEST_DATABASE_URL ? test : test.skip;
severalProcesses('a job whose process has died is taken over', async () => {
  const ran = new EventEmitter();
  const jobs = await atWork((made) =>
    made.work(queue, async (data, run) => {
      await record(data, run);
      ran.emit('one');
    }),
  );
  const taken = once(ran, 'one');
  await api.database.db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, queue, {});
    // Its last sign of life was eleven seconds ago.
    await sql`update pgboss.job set state = 'active', started_on = pgboss.job_now() - interval '20 seconds',
      heartbeat_on = pgboss.job_now() - interval '11 seconds' where name = ${queue}`.execute(tx);
  });
  await taken;
  expect(runs).toEqual([{ id: expect.any(String), attempt: 1, last: false }]);
});

test('a text message does not wait for an unresponsive mail server', async () => {
  let release: () => void = () => undefined;
  const silence = new Promise<void>((resolve) => (release = resolve));
  const mails = new EventEmitter();
  const sms = new EventEmitter();
  const jobs = await atWork((made) => {
    made.work('messages.send', async () => {
      mails.emit('waiting');
      await silence;
    });
    made.work('messages.send-sms', async () => void sms.emit('sent'));
  });
  try {
    const waiting = once(mails, 'waiting');
    for (let i = 0; i < 8; i += 1)
      await jobs.enqueue(api.database.db, 'messages.send', { messageId: randomUUID() });
    await waiting;
    const sent = once(sms, 'sent');
    await jobs.enqueue(api.database.db, 'messages.send-sms', { messageId: randomUUID() });
    await sent;
  } finally {
    release();
  }
});

test('a queue runs as many jobs at once as its settings say', async () => {
  let atOnce = 0;
  let together: () => void = () => undefined;
  const three = new Promise<void>((resolve) => (together = resolve));
  const settings = { [queue]: { ...queues[queue], concurrency: 3 } };
  const jobs = await atWork(
    (made) =>
      made.work(queue, async () => {
        atOnce += 1;
        if (atOnce === 3) together();
        await three;
      }),
    settings,
  );
  try {
    for (let i = 0; i < 3; i += 1) await jobs.enqueue(api.database.db, queue, {});
    await three;
  } finally {
    together();
  }
  expect(atOnce).toBe(3);
});

test('a worker takes several jobs with one statement, and each of them fails by itself', async () => {
  const letters = ['one', 'two', 'three'].map(() => randomUUID());
  const added = letters.map((messageId) => ({ data: { messageId } }));
  await api.jobs.enqueueAll(api.database.db, 'messages.send', added);
  const readStates = async () => {
    const { rows } = await sql<{ state: string }>`select state from pgboss.job
      where name = 'messages.send' order by state`.execute(api.database.db);
    return rows.map(({ state }) => String(state)).sort();
  };
  let taken: string[] | undefined;
  const settings = { 'messages.send': { ...queues['messages.send'], concurrency: 1, batch: 3 } };
  await atWork(
    (made) =>
      made.work('messages.send', async ({ messageId }) => {
        taken ??= await readStates();
        if (messageId === letters[1]) throw new Error('this one alone');
      }),
    settings,
  );
  const ended = await until(readStates, (states) => states.includes('retry'));
  expect(taken).toEqual(['active', 'active', 'active']);
  expect(ended).toEqual(['completed', 'completed', 'retry']);
});

test('a job for now is due within its own transaction, so that its worker is notified at once', async () => {
  const { database } = api;
  const logger = pino({ level: 'silent' });
  const jobs = createPgBossJobs({ database, clock: systemClock, logger, mode: 'by-hand', queues });
  await jobs.start();
  const due = await database.db.transaction().execute(async (tx) => {
    const began = await sql<{ at: Date }>`select now() as at`.execute(tx);
    while (systemClock.now() <= new Date(began.rows[0]!.at.getTime() + 1))
      await sql`select 1`.execute(tx);
    await jobs.enqueue(tx, queue, {});
    const { rows } =
      await sql`select start_after <= now() as due from pgboss.job where name = ${queue}`.execute(
        tx,
      );
    return rows;
  });
  await jobs.stop();
  expect(due).toEqual([{ due: true }]);
});

test('a queue of an older release gets the settings of this one', async () => {
  const jobs = await atWork(() => undefined, { [queue]: { ...queues[queue], retries: 7 } });
  await jobs.stop();
  const { rows } = await sql<{ retry_limit: number; notify: boolean }>`
    select retry_limit, notify from pgboss.queue where name = ${queue}`.execute(api.database.db);
  expect(rows).toEqual([{ retry_limit: 7, notify: true }]);
});
