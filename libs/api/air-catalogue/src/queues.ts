import type { QueueSettings } from '@karvon/platform/jobs/queues';

export interface AirSearchQueues {
  /** Deletes expired searches. */
  'air-search.forget': Record<string, never>;
}

export const airSearchQueues: Record<keyof AirSearchQueues, QueueSettings> = {
  'air-search.forget': { retries: 2, cron: '*/10 * * * *' },
};

declare module '@karvon/platform/jobs/queues' {
  interface Queues extends AirSearchQueues {}
}
