import type { RefundState } from '@karvon/contract';

/** A refund as it is stored: before the visitor confirms it, it is only a quote. */
export type StoredRefundState = 'quoted' | RefundState;

/**
 * The states that may follow each state of a refund. If the carrier refuses, a person decides; a refund of nothing ends at the
 * carrier.
 */
export const refundTransitions: Record<StoredRefundState, readonly StoredRefundState[]> = {
  quoted: ['in-review', 'at-carrier'],
  'in-review': ['at-carrier', 'declined'],
  'at-carrier': ['at-bank', 'returned', 'in-review'],
  'at-bank': ['returned'],
  returned: [],
  declined: [],
};

/** An operator's decision about a refund in review; `accept-by-hand`: an operator has given the tickets back at the supplier. */
export type ClaimDecision = 'accept' | 'accept-by-hand' | 'decline';
