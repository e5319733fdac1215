import { EventEmitter, once } from 'node:events';
import { pino } from 'pino';
import { queues } from '../composition/queues';
import { startTestApp, type TestApp } from '../testing/start-test-app';
import type { JobRun } from './jobs';
import { createPgBossJobs } from './pg-boss-jobs';

let api: TestApp;
let runs: JobRun[];
beforeEach(async () => {
  api = await startTestApp();
  runs = [];
});
afterEach(() => api.close());

const queue = 'http.forget-idempotency-keys';
const record = async (_data: object, run: JobRun) => void runs.push(run);

test('a job of a rolled-back transaction was never asked for', async () => {
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

test('a failed job is tried again later, and knows its last chance', async () => {
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

test('a server finds what became due by itself, job after job', async () => {
  const { database, clock } = api;
  const jobs = createPgBossJobs({
    database,
    clock,
    logger: pino({ level: 'silent' }),
    mode: 'polling',
    queues,
  });
  const ran = new EventEmitter();
  jobs.work(queue, async (data, run) => {
    await record(data, run);
    ran.emit('one');
  });
  await jobs.start();
  try {
    for (let i = 0; i < 2; i += 1) {
      const next = once(ran, 'one');
      await jobs.enqueue(database.db, queue, {});
      await next;
    }
  } finally {
    await jobs.stop();
  }
  expect(runs).toHaveLength(2);
});
