import type { PgBoss } from 'pg-boss';
import type { QueueList } from './queues';

/** Settings that all queues share. */
export const commonSettings = {
  // A job that takes longer has failed.
  expireInSeconds: 60,
  // A job without a sign of life for so long was left by a dead process. A shorter time is not possible.
  heartbeatSeconds: 10,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  notify: true,
};
/** An id that no job has. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** Creates missing queues and updates the settings of the others. */
export async function prepareQueues(boss: PgBoss, queues: QueueList): Promise<void> {
  const names = Object.keys(queues);
  const existing = new Map((await boss.getQueues(names)).map((queue) => [queue.name, queue]));
  for (const [name, { retries, oncePerKey }] of Object.entries(queues)) {
    const settings = { ...commonSettings, retryLimit: retries };
    const stored = existing.get(name);
    const isSame = (key: string) =>
      stored?.[key as keyof typeof settings] === settings[key as keyof typeof settings];
    if (Object.keys(settings).every(isSame)) continue;
    if (stored) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, { ...settings, policy: oncePerKey ? 'short' : 'standard' });
    // After an update pg-boss reads the queue again. It must not do so when a job is sent inside a transaction: the embedded
    // database has one connection, and the transaction holds it.
    await boss.findJobs(name, { id: NO_JOB });
  }
}
