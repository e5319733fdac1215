import type { QueueSettings } from '../jobs/queues';

export interface KeyQueues {
  /** Looks at a part of what is sealed, and asks for the next part. */
  'keys.walk': Record<string, never>;
}

export const keyQueues: Record<keyof KeyQueues, QueueSettings> = {
  'keys.walk': { retries: 10, oncePerKey: true },
};
