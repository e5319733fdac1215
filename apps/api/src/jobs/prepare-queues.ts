import type { PgBoss } from 'pg-boss';
import type { QueueName, QueueSettings } from './queues';

// After so long another worker takes the job of a dead process; the default would be 15 minutes.
const EXPIRE_SECONDS = 60;
/** An id that no job has. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** Creates missing queues and updates the settings of the others. */
export async function prepareQueues(
  boss: PgBoss,
  queues: Record<QueueName, QueueSettings>,
): Promise<void> {
  const names = Object.keys(queues) as QueueName[];
  const existing = new Map((await boss.getQueues(names)).map((queue) => [queue.name, queue]));
  for (const name of names) {
    const { retries, oncePerKey } = queues[name];
    const settings = {
      expireInSeconds: EXPIRE_SECONDS,
      retryLimit: retries,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 60,
      notify: true,
    };
    const stored = existing.get(name);
    const isSame = (key: string) =>
      stored?.[key as keyof typeof settings] === settings[key as keyof typeof settings];
    if (Object.keys(settings).every(isSame)) continue;
    if (stored) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, { ...settings, policy: oncePerKey ? 'short' : 'standard' });
    // After that pg-boss reads the queue again. It must not do so when a job is sent inside a transaction: the embedded
    // database has one connection, and the transaction holds it.
    await boss.findJobs(name, { id: NO_JOB });
  }
}
