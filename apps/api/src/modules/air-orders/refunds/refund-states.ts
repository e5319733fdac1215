import type { RefundState } from '@karvon/contract';

/** A refund as it is stored: before the visitor confirms it, it is only a quote. */
export type StoredRefundState = 'quoted' | RefundState;

/**
 * Where a refund may go from each state. What the carrier or the bank does not do by itself comes back to a
 * person; a refund with nothing to return ends at the carrier.
 */
export const refundTransitions: Record<StoredRefundState, readonly StoredRefundState[]> = {
  quoted: ['in-review', 'at-carrier'],
  'in-review': ['at-carrier', 'declined'],
  'at-carrier': ['at-bank', 'returned', 'in-review'],
  'at-bank': ['returned'],
  returned: [],
  declined: [],
};
