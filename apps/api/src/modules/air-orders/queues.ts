import type { QueueSettings } from '../../jobs/queues';

interface OrderJob {
  orderNumber: string;
}

export interface AirOrderQueues {
  /** A hold whose answer never came: ask the supplier whether it was made. */
  'air-orders.reconcile': OrderJob;
  /** The time to pay is over. */
  'air-orders.lapse': OrderJob;
  /** Give the seats of a cancelled order back. */
  'air-orders.release': OrderJob;
  /** The order is paid: get its tickets from the supplier. */
  'air-orders.issue': OrderJob;
}

export const airOrderQueues: Record<keyof AirOrderQueues, QueueSettings> = {
  'air-orders.reconcile': { retries: 10 },
  'air-orders.lapse': { retries: 20 },
  'air-orders.release': { retries: 10 },
  'air-orders.issue': { retries: 8, oncePerKey: true },
};
