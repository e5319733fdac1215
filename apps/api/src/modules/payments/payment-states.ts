import type { PaymentStatus } from '@karvon/contract';

/**
 * Where a payment may go from each status. Money that was only reserved fails when the bank lets it go. `failed` and `expired` are our last word to the visitor, not
 * to the bank: money that arrives all the same is recorded and given back, never dropped.
 */
export const paymentTransitions: Record<PaymentStatus, readonly PaymentStatus[]> = {
  created: ['redirected', 'pending', 'succeeded', 'failed', 'expired'],
  redirected: ['pending', 'succeeded', 'failed', 'expired'],
  pending: ['succeeded', 'failed', 'expired'],
  succeeded: ['refund-pending', 'failed'],
  failed: ['succeeded'],
  expired: ['succeeded'],
  'refund-pending': ['refunded'],
  refunded: [],
};

/** The payer may still pay, or the bank has not answered yet. */
export const openPaymentStatuses: readonly PaymentStatus[] = ['created', 'redirected', 'pending'];
