import type { QueueSettings } from '../../jobs/queues';

export interface PaymentQueues {
  /** Ask the provider about a payment nobody has told us the end of. */
  'payments.check': { paymentId: string };
  /** Give money back that no order wants. */
  'payments.refund': { paymentId: string };
}

export const paymentQueues: Record<keyof PaymentQueues, QueueSettings> = {
  'payments.check': { retries: 10 },
  'payments.refund': { retries: 50 },
};
