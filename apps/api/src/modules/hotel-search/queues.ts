import type { QueueSettings } from '../../jobs/queues';

export interface HotelSearchQueues {
  /** Suppliers' dictionaries: cities, hotels, what stands near them. */
  'hotel-search.refresh': Record<string, never>;
}

export const hotelSearchQueues: Record<keyof HotelSearchQueues, QueueSettings> = {
  'hotel-search.refresh': { retries: 2, cron: '40 2 * * *' },
};
