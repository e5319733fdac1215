import type { QueueSettings } from '../../jobs/queues';

interface OrderJob {
  orderNumber: string;
}

interface RefundJob {
  refundId: string;
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
  /** A forced refund: see whether the carrier's records settle it. */
  'air-refunds.review': RefundJob;
  /** A confirmed refund: give the seats back and send the money. */
  'air-refunds.cancel': RefundJob;
}

export const airOrderQueues: Record<keyof AirOrderQueues, QueueSettings> = {
  'air-orders.reconcile': { retries: 10 },
  'air-orders.lapse': { retries: 20 },
  'air-orders.release': { retries: 10 },
  'air-orders.issue': { retries: 8, oncePerKey: true },
  'air-refunds.review': { retries: 10 },
  'air-refunds.cancel': { retries: 10 },
};
