/** What travels in a job of each queue. `composition/queues.ts` adds those of the modules. */
export interface Queues {
  'http.forget-idempotency-keys': Record<string, never>;
}

export type QueueName = keyof Queues;

export interface QueueSettings {
  /** Times a failed job is tried again, with growing waits. */
  retries: number;
  /** Jobs of the queue that one process works on at once; 1 unless said. */
  concurrency?: number;
  /** A waiting job with the same `key` makes another one needless. */
  oncePerKey?: boolean;
  /** Made by the clock, a cron expression in UTC. */
  cron?: string;
}
