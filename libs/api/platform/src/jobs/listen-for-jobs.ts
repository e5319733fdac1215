import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../db/database';
import { settingsOf, type QueueList, type QueueName } from './queues';
import { watchDueJobs } from './watch-due-jobs';

const LOOK_MS = 500;
// NOTIFY (of a server) and `watchDueJobs` wake a worker; this interval only helps if both were missed.
const POLLING_SECONDS = 30;

interface Listening {
  boss: PgBoss;
  db: Database['db'];
  queues: QueueList;
  handled: QueueName[];
  run: (queue: QueueName, job: JobWithMetadata) => Promise<void>;
  onError: (error: unknown) => void;
}

/** A worker takes the next jobs at once, and looks again when it is notified of one. Each job fails by itself. */
async function startWorker({ boss, queues, run }: Listening, queue: QueueName): Promise<string> {
  const worker = { id: '' };
  const options = {
    batchSize: settingsOf(queues, queue).batch ?? 1,
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: POLLING_SECONDS,
  } as const;
  worker.id = await boss.work(queue, options, async (jobs: JobWithMetadata[]) => {
    const results = await Promise.all(
      jobs.map((job): Promise<JobResult> =>
        run(queue, job).then(
          () => ({ id: job.id, status: 'completed' }),
          (error: unknown) => ({ id: job.id, status: 'failed', output: error }),
        ),
      ),
    );
    boss.notifyWorker(worker.id);
    return results;
  });
  return worker.id;
}

/**
 * Starts the workers of every queue that has a handler. The database notifies us of a job that is due at once. Jobs that become
 * due later are found by polling.
 * @returns a function that stops the polling; the workers stop with pg-boss
 */
export async function listenForJobs(listening: Listening): Promise<() => Promise<void>> {
  const { boss, db, queues, handled, onError } = listening;
  const workers = new Map<string, string[]>();
  for (const queue of handled) {
    const { cron, concurrency = 1 } = settingsOf(queues, queue);
    if (cron) await boss.schedule(queue, cron, {});
    const ofQueue: string[] = [];
    while (ofQueue.length < concurrency) ofQueue.push(await startWorker(listening, queue));
    workers.set(queue, ofQueue);
  }
  const onDue = (queue: string) =>
    workers.get(queue)?.forEach((worker) => boss.notifyWorker(worker));
  const onAbandoned = (queue: string) => boss.supervise(queue);
  return watchDueJobs({ db, everyMs: LOOK_MS, onDue, onAbandoned, onError });
}
