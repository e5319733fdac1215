import type { QueueSettings } from '../../jobs/queues';

export interface AirPriceQueues {
  /** Prices of days that are over. */
  'air-prices.forget': Record<string, never>;
}

export const airPriceQueues: Record<keyof AirPriceQueues, QueueSettings> = {
  'air-prices.forget': { retries: 2, cron: '41 2 * * *' },
};
