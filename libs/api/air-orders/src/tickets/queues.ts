import type { QueueSettings } from '@karvon/platform/jobs/queues';

export interface AirTicketQueues {
  /** Prints the receipts of issued tickets. */
  'air-tickets.make': { orderNumber: string };
}

export const airTicketQueues: Record<keyof AirTicketQueues, QueueSettings> = {
  'air-tickets.make': { retries: 10, oncePerKey: true },
};

declare module '@karvon/platform/jobs/queues' {
  interface Queues extends AirTicketQueues {}
}
