import type { QueueSettings } from '@karvon/platform/jobs/queues';

export interface HotelSearchQueues {
  /** Reads suppliers' dictionaries: cities, hotels and objects near them. */
  'hotel-search.refresh': Record<string, never>;
  /** Deletes prices of nights whose offers have expired. */
  'hotel-search.forget-nights': Record<string, never>;
}

export const hotelSearchQueues: Record<keyof HotelSearchQueues, QueueSettings> = {
  'hotel-search.refresh': { retries: 2, cron: '40 2 * * *' },
  'hotel-search.forget-nights': { retries: 2, cron: '26 * * * *' },
};

declare module '@karvon/platform/jobs/queues' {
  interface Queues extends HotelSearchQueues {}
}
