import type { QueueSettings } from '@karvon/platform/jobs/queues';

export interface PriceAlertQueues {
  /** Ends what is over, and adds a job for each search whose price nobody has seen for a while. */
  'price-alerts.look': Record<string, never>;
  /** Searches at the suppliers, once for all alerts of the search. */
  'price-alerts.ask': { search: string };
  /** A search has found new prices: writes to whom they are lower. */
  'price-alerts.judge': { search: string };
}

export const priceAlertQueues: Record<keyof PriceAlertQueues, QueueSettings> = {
  'price-alerts.look': { retries: 1, cron: '*/10 * * * *' },
  // The next look adds it again.
  'price-alerts.ask': { retries: 0, concurrency: 2, oncePerKey: true, givesUp: true },
  'price-alerts.judge': { retries: 4, concurrency: 2, oncePerKey: true },
};

declare module '@karvon/platform/jobs/queues' {
  interface Queues extends PriceAlertQueues {}
}
