import type { QueueSettings } from '@karvon/platform/jobs/queues';

export interface HotelSearchQueues {
  /** Reads suppliers' dictionaries: cities, hotels and objects near them. */
  'hotel-search.refresh': Record<string, never>;
}

export const hotelSearchQueues: Record<keyof HotelSearchQueues, QueueSettings> = {
  'hotel-search.refresh': { retries: 2, cron: '40 2 * * *' },
};

declare module '@karvon/platform/jobs/queues' {
  interface Queues extends HotelSearchQueues {}
}
