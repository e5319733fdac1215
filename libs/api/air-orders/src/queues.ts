import type { QueueSettings } from '@karvon/platform/jobs/queues';

interface OrderJob {
  orderNumber: string;
}

interface ExchangeJob {
  exchangeId: string;
}

interface ExtrasJob {
  extrasId: string;
}

interface RefundJob {
  refundId: string;
}

export interface AirOrderQueues {
  /** Asks the supplier whether there is a hold whose response was lost. */
  'air-orders.reconcile': OrderJob;
  /** Cancels an order when its time to pay is over. */
  'air-orders.lapse': OrderJob;
  /** Gives back the seats of a cancelled order. */
  'air-orders.release': OrderJob;
  /** Gets the tickets of a paid order from the supplier. */
  'air-orders.issue': OrderJob;
  /** Adds a job for each order whose flights are to be checked. */
  'air-orders.watch': Record<string, never>;
  /** Asks the airline whether the flights of an order are as they were sold. */
  'air-orders.look': OrderJob;
  /** Ends an exchange when the time to accept or to pay is over. */
  'air-exchanges.lapse': ExchangeJob;
  /** Gets the new tickets of an exchange from the supplier. */
  'air-exchanges.carry-out': ExchangeJob;
  /** Ends a separate choice of extras when the time to pay is over. */
  'air-extras.lapse': ExtrasJob;
  /** Buys the paid extras of an order with tickets. */
  'air-extras.buy': ExtrasJob;
  /** Checks a forced refund by the carrier's records. */
  'air-refunds.review': RefundJob;
  /** Gives back the seats of a confirmed refund and sends the money. */
  'air-refunds.cancel': RefundJob;
}

export const airOrderQueues: Record<keyof AirOrderQueues, QueueSettings> = {
  'air-orders.reconcile': { retries: 10, batch: 4 },
  'air-orders.lapse': { retries: 20 },
  'air-orders.release': { retries: 10 },
  'air-orders.issue': { retries: 8, oncePerKey: true },
  'air-orders.watch': { retries: 0, cron: '*/5 * * * *' },
  'air-orders.look': { retries: 4, oncePerKey: true, givesUp: true },
  'air-exchanges.lapse': { retries: 20 },
  'air-exchanges.carry-out': { retries: 10 },
  'air-extras.lapse': { retries: 20 },
  'air-extras.buy': { retries: 10, oncePerKey: true },
  'air-refunds.review': { retries: 10 },
  'air-refunds.cancel': { retries: 10 },
};

declare module '@karvon/platform/jobs/queues' {
  interface Queues extends AirOrderQueues {}
}
