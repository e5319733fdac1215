import type { QueueSettings } from '../jobs/queues';

export interface KeyQueues {
  /** Processes a batch of the sealed rows, and starts the job for the next batch. */
  'keys.walk': Record<string, never>;
}

export const keyQueues: Record<keyof KeyQueues, QueueSettings> = {
  'keys.walk': { retries: 10, oncePerKey: true },
};

declare module '../jobs/queues' {
  interface Queues extends KeyQueues {}
}
