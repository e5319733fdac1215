import {
  fromKysely,
  fromPglite,
  PgBoss,
  type Clock as BossClock,
  type JobWithMetadata,
} from 'pg-boss';
import type { Logger } from 'pino';
import type { Tracing } from '@karvon/tracing';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { PreparingClient } from '../db/preparing-client';
import { createJobBoard } from './job-board';
import type { JobHandler, Jobs } from './jobs';
import { levelOf } from './level-of';
import { listenForJobs } from './listen-for-jobs';
import { createJobMending } from './mend-jobs';
import { prepareQueues } from './prepare-queues';
import { settingsOf, type QueueList, type QueueName } from './queues';
import { indexRunningJobs, jobConnections, lookForOthers, superviseInTurn } from './take-over-jobs';

export interface PgBossJobsOptions {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Every queue of the API. */
  queues: QueueList;
  /** 'polling' looks for work by itself; 'by-hand' only when `drain` is called. */
  mode: 'polling' | 'by-hand';
  tracing?: Pick<Tracing, 'trace'> | undefined;
  /** The clock of pg-boss, which tests set together with ours. */
  bossClock?: BossClock;
}

export interface PgBossJobs extends Jobs {
  /** Runs every due job and the jobs that these add, then returns. For tests. */
  drain(): Promise<void>;
}

type AnyHandler = JobHandler<QueueName>;

function connect({ database, bossClock, mode }: PgBossJobsOptions): PgBoss {
  const engine = database.engine;
  const target =
    engine.kind === 'pglite'
      ? { db: fromPglite(engine.pglite), backend: 'pglite' as const }
      : {
          connectionString: engine.url,
          max: 8,
          application_name: jobConnections,
          // An option of pg-boss's connection pool: pg-boss passes options that it does not know on to it.
          ...{ Client: PreparingClient },
          // A test's clock is set by a query on each new connection. This wait lets that query begin before any other one: pg 9
          // will refuse two that are queued at once.
          ...(bossClock && { onConnect: () => Promise.resolve() }),
        };
  const background = mode === 'polling';
  return new PgBoss({
    ...target,
    clock: bossClock,
    schedule: background,
    supervise: background,
    // A queue with an abandoned job is checked at once, not at most once a minute.
    monitorIntervalSeconds: 1,
    useListenNotify: background && engine.kind === 'postgres',
  });
}

const reportTo =
  ({ logger, database }: PgBossJobsOptions) =>
  (error: unknown, message: string, of: object = {}): void =>
    logger[levelOf(error, database.isAway?.() ?? false)]({ err: error, ...of }, message);

/** The Jobs port over pg-boss, in the same database as everything else. */
export function createPgBossJobs(options: PgBossJobsOptions): PgBossJobs {
  const { clock, bossClock, mode, queues, tracing } = options;
  const boss = connect(options);
  const handlers = new Map<QueueName, AnyHandler>();
  let started = false;
  let stopListening = async () => {};
  const report = reportTo(options);
  boss.on('error', (error) => report(error, 'the job queue failed'));

  async function run(queue: QueueName, handler: AnyHandler, job: JobWithMetadata): Promise<void> {
    try {
      const last = job.retryCount >= job.retryLimit;
      const work = () => handler(job.data as never, { id: job.id, attempt: job.retryCount, last });
      await (tracing ? tracing.trace(`job ${queue}`, work) : work());
    } catch (error) {
      report(error, 'job failed', { queue, job: job.id, attempt: job.retryCount });
      throw error;
    }
  }

  /** @returns whether there was a job to run */
  async function runNext(queue: QueueName, handler: AnyHandler): Promise<boolean> {
    const [job] = await boss.fetch(queue, { includeMetadata: true });
    if (!job) return false;
    try {
      await run(queue, handler, job as JobWithMetadata);
      await boss.complete(queue, job.id);
    } catch (error) {
      await boss.fail(queue, job.id, { message: String(error) });
    }
    return true;
  }

  const board = createJobBoard(options.database.db);
  const enqueueAll: Jobs['enqueueAll'] = async (tx, queue, jobs) => {
    if (settingsOf(queues, queue).oncePerKey && jobs.some(({ key }) => key === undefined))
      throw new Error(`A job of ${queue} needs a key`);
    // 'At once' is the moment at which the transaction began: our own clock is later than the database's, and then no worker is
    // notified.
    const atOnce = bossClock && clock.now();
    const rows = jobs.map(({ data, startAfter = atOnce, key }) => ({
      data,
      ...(startAfter && { startAfter }),
      ...(key !== undefined && { singletonKey: key }),
    }));
    await boss.insert(queue, rows, { db: fromKysely(tx) });
  };
  const enqueue: Jobs['enqueue'] = (tx, queue, data, settings) =>
    enqueueAll(tx, queue, [{ ...settings, data }]);

  return {
    board,
    get started() {
      return started;
    },
    work(queue, handler) {
      handlers.set(queue, handler as AnyHandler);
    },
    enqueue,
    enqueueAll,
    ...createJobMending({ boss, board, queues, enqueue }),
    async start() {
      const abandonRunningJobs =
        mode === 'polling' ? await lookForOthers(options.database) : undefined;
      await boss.start();
      await prepareQueues(boss, queues);
      if (abandonRunningJobs) {
        await indexRunningJobs(options.database);
        await abandonRunningJobs();
        await superviseInTurn(options.database, boss);
        stopListening = await listenForJobs({
          boss,
          db: options.database.db,
          queues,
          handled: [...handlers.keys()],
          run: (queue, job) => run(queue, handlers.get(queue)!, job),
          onError: (error) => report(error, 'the job queue could not be looked at'),
        });
      }
      started = true;
    },
    async stop() {
      started = false;
      await stopListening();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
    async drain() {
      let busy = true;
      while (busy) {
        busy = false;
        for (const [queue, handler] of handlers) {
          while (await runNext(queue, handler)) busy = true;
        }
      }
    },
  };
}
