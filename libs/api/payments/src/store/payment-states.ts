import type { PaymentStatus } from '@karvon/contract';

/**
 * The statuses that may follow each status. A reserved payment fails when the bank cancels the reservation. `failed`
 * and `expired` are final for the visitor, but money may still arrive from the bank: it is recorded and returned, never
 * dropped. A failed payment is opened again when its payer tries another card on the bank's page.
 */
export const paymentTransitions: Record<PaymentStatus, readonly PaymentStatus[]> = {
  created: ['redirected', 'pending', 'succeeded', 'failed', 'expired'],
  redirected: ['pending', 'succeeded', 'failed', 'expired'],
  pending: ['succeeded', 'failed', 'expired'],
  succeeded: ['refund-pending', 'failed'],
  failed: ['redirected', 'succeeded'],
  expired: ['succeeded'],
  'refund-pending': ['refunded'],
  refunded: [],
};

/** The payer may still pay, or the bank has not answered yet. */
export const openPaymentStatuses: readonly PaymentStatus[] = ['created', 'redirected', 'pending'];
