import type { Payment } from '@karvon/contract';

/** Why an order stands still. */
export const standingReasons = [
  /** The supplier has not answered whether there is a booking. */
  'booking-unknown',
  /** The hotel has not answered in its time. */
  'answer-overdue',
  /** The time to pay is over. */
  'unpaid',
  /** Paid, without tickets or a voucher. */
  'not-delivered',
  /** Paid, and support works on the tickets. */
  'issue-error',
  /** Bags and seats are paid, and the carrier has not confirmed them. */
  'extras-not-bought',
  /** A refund waits for an operator's decision. */
  'refund-undecided',
  /** An exchange waits for an offer or for new tickets. */
  'exchange-open',
  /** A change of a stay waits for an operator. */
  'stay-change-open',
  /** Cancelled or given back, but the supplier still has the booking. */
  'not-given-back',
  /** The hotel does not accept the cancellation. */
  'cancellation-refused',
] as const;
export type StandingReason = (typeof standingReasons)[number];

/** An order that does not get on by itself. */
export interface StandingOrder {
  kind: Payment['orderKind'];
  number: string;
  status: string;
  reason: StandingReason;
  /** The carrier's or the hotel's number. */
  reference: string | null;
  /** The supplier's own number of the booking. */
  supplierOrderId: string | null;
  since: Date;
  /** When the visitor was promised an end of it; null where nothing was promised. */
  dueBy: Date | null;
}

/** What takes longer than this stands still. */
export const standsAfterMs = 30 * 60_000;

/** The orders that stand still, the longest waiting first. */
export type ListStandingOrders = (count: number) => Promise<StandingOrder[]>;
