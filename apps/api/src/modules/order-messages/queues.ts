import type { QueueSettings } from '../../jobs/queues';
import type { OrderEvent, OrderKind } from './texts';

export interface OrderMessageQueues {
  /** An event of an order: writes the message to the booker. */
  'order-messages.write': {
    kind: OrderKind;
    orderNumber: string;
    event: OrderEvent;
    occasion?: string;
  };
}

export const orderMessageQueues: Record<keyof OrderMessageQueues, QueueSettings> = {
  'order-messages.write': { retries: 5, batch: 4 },
};

declare module '../../jobs/queues' {
  interface Queues extends OrderMessageQueues {}
}
