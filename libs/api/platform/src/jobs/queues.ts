/** The data of a job of each queue. `composition/queues.ts` adds those of the modules. */
export interface Queues {
  'http.forget-idempotency-keys': Record<string, never>;
  /** Looks for work that stands still: dead jobs, and orders that have no job. */
  'jobs.sweep': Record<string, never>;
}

export type QueueName = keyof Queues;

/** The queues that a process works on, by name. */
export type QueueList = Readonly<Record<string, QueueSettings>>;

/** @throws Error for a queue that nobody has put on the list */
export function settingsOf(queues: QueueList, name: QueueName): QueueSettings {
  const settings = queues[name];
  if (!settings) throw new Error(`No settings of the queue ${name}: add it to the list of queues.`);
  return settings;
}

export interface QueueSettings {
  /** How often a failed job is tried again; the waits grow. */
  retries: number;
  /** How many workers take jobs of the queue in one process; 1 by default. */
  concurrency?: number;
  /** How many jobs one statement takes and later finishes; they run together: for short work. 1 by default. */
  batch?: number;
  /** No second job is added while one with the same `key` waits. */
  oncePerKey?: boolean;
  /** The sweep does not revive its dead jobs, because they have become useless. */
  givesUp?: boolean;
  /** A cron expression in UTC that adds its jobs. Dead ones are not revived: the next one comes anyway. */
  cron?: string;
}

/** The platform's own queues. */
export const platformQueues: Record<'http.forget-idempotency-keys' | 'jobs.sweep', QueueSettings> =
  {
    'http.forget-idempotency-keys': { retries: 2, cron: '17 * * * *' },
    'jobs.sweep': { retries: 0, cron: '*/10 * * * *' },
  };
