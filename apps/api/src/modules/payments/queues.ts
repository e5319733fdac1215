import type { QueueSettings } from '../../jobs/queues';

export interface PaymentQueues {
  /** Ask the provider about a payment nobody has told us the end of. */
  'payments.check': { paymentId: string };
  /** Take money that the bank has reserved for us. */
  'payments.capture': { paymentId: string };
  /** Compare the statements of providers with the ledger. */
  'payments.reconcile': Record<string, never>;
  /** Send money of a payment back; the reference is the payment's own id where none is given. */
  'payments.refund': { paymentId: string; reference?: string };
}

export const paymentQueues: Record<keyof PaymentQueues, QueueSettings> = {
  'payments.check': { retries: 10 },
  'payments.capture': { retries: 50 },
  'payments.reconcile': { retries: 3, cron: '37 */6 * * *' },
  'payments.refund': { retries: 50 },
};
