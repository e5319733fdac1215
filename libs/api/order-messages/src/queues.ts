import type { QueueSettings } from '@karvon/platform/jobs/queues';
import type { OrderEvent, OrderKind } from '@karvon/order-ground/notices/order-events';

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

declare module '@karvon/platform/jobs/queues' {
  interface Queues extends OrderMessageQueues {}
}
