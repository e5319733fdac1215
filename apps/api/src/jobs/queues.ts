/** What travels in a job of each queue. `composition/queues.ts` adds those of the modules. */
export interface Queues {
  'http.forget-idempotency-keys': Record<string, never>;
  /** Looks for what stands still: dead jobs, and orders that nobody has a job for. */
  'jobs.sweep': Record<string, never>;
}

export type QueueName = keyof Queues;

export interface QueueSettings {
  /** Times a failed job is tried again, with growing waits. */
  retries: number;
  /** Jobs of the queue that one process works on at once; 1 unless said. */
  concurrency?: number;
  /** A waiting job with the same `key` makes another one needless. */
  oncePerKey?: boolean;
  /** What has failed so often is of no use any more, and is not revived by the sweep. */
  givesUp?: boolean;
  /** Made by the clock, a cron expression in UTC; it gives up, for the clock makes the next one. */
  cron?: string;
}
