import type { QueueSettings } from '../../jobs/queues';

export interface AirPriceQueues {
  /** Deletes prices of past days. */
  'air-prices.forget': Record<string, never>;
}

export const airPriceQueues: Record<keyof AirPriceQueues, QueueSettings> = {
  'air-prices.forget': { retries: 2, cron: '41 2 * * *' },
};

declare module '../../jobs/queues' {
  interface Queues extends AirPriceQueues {}
}
