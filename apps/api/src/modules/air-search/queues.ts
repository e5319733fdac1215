import type { QueueSettings } from '../../jobs/queues';

export interface AirSearchQueues {
  /** Deletes expired searches. */
  'air-search.forget': Record<string, never>;
}

export const airSearchQueues: Record<keyof AirSearchQueues, QueueSettings> = {
  'air-search.forget': { retries: 2, cron: '*/10 * * * *' },
};

declare module '../../jobs/queues' {
  interface Queues extends AirSearchQueues {}
}
