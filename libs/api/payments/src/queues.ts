import type { QueueSettings } from '@karvon/platform/jobs/queues';

export interface PaymentQueues {
  /** Asks the provider about a payment with an unknown result, until it is known or only `once`. */
  'payments.check': { paymentId: string; once?: true };
  /** Takes money that the bank has reserved for us. */
  'payments.capture': { paymentId: string };
  /** Sends a tax receipt to the provider: of a payment, of its completion, or of a return under its reference. */
  'payments.receipt': { paymentId: string; reference?: string; completes?: true };
  /** Compares the providers' statements with the ledger. */
  'payments.reconcile': Record<string, never>;
  /** Returns money of a payment; without a reference, the payment's id is the reference. */
  'payments.refund': { paymentId: string; reference?: string };
}

export const paymentQueues: Record<keyof PaymentQueues, QueueSettings> = {
  'payments.check': { retries: 10 },
  'payments.capture': { retries: 50 },
  'payments.receipt': { retries: 50 },
  'payments.reconcile': { retries: 3, cron: '37 */6 * * *' },
  'payments.refund': { retries: 50 },
};

/** The delay after so many checks: 1, 2, 4 … minutes, at most half an hour. */
export const checkDelayMs = (checks: number): number => Math.min(30, 2 ** checks) * 60_000;

declare module '@karvon/platform/jobs/queues' {
  interface Queues extends PaymentQueues {}
}
