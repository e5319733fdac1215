import type { QueueSettings } from '../../jobs/queues';

export interface AirTicketQueues {
  /** The tickets are issued: make the receipts people carry. */
  'air-tickets.make': { orderNumber: string };
}

export const airTicketQueues: Record<keyof AirTicketQueues, QueueSettings> = {
  'air-tickets.make': { retries: 10, oncePerKey: true },
};
