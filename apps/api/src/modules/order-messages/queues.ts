import type { QueueSettings } from '../../jobs/queues';
import type { OrderEvent, OrderKind } from './texts';

export interface OrderMessageQueues {
  /** Something has happened to an order: write to whoever booked it. */
  'order-messages.write': {
    kind: OrderKind;
    orderNumber: string;
    event: OrderEvent;
    occasion?: string;
  };
}

export const orderMessageQueues: Record<keyof OrderMessageQueues, QueueSettings> = {
  'order-messages.write': { retries: 5 },
};
