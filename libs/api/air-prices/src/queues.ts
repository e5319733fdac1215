import type { QueueSettings } from '@karvon/platform/jobs/queues';

export interface AirPriceQueues {
  /** Deletes prices of past days. */
  'air-prices.forget': Record<string, never>;
}

export const airPriceQueues: Record<keyof AirPriceQueues, QueueSettings> = {
  'air-prices.forget': { retries: 2, cron: '41 2 * * *' },
};

declare module '@karvon/platform/jobs/queues' {
  interface Queues extends AirPriceQueues {}
}
