import type { Tx } from '../db/database';

/** The events of which the agency's staff are notified at once. */
export type StaffEventKind =
  | 'callback'
  | 'refund-claim'
  | 'exchange'
  | 'extras'
  | 'stay-change'
  | 'room-gone'
  | 'issue-error'
  | 'dead-job'
  | 'undecided-payment'
  | 'flight-change'
  | 'money-difference'
  | 'statement-difference'
  | 'tax-receipt';

export interface StaffEvent {
  /** Identifies an event of its kind: staff are notified of each once, however often it is noticed. */
  id: string;
  /** One line without personal data, because Telegram carries it abroad: numbers, amounts, times. */
  line: string;
}

/**
 * Notifies staff of events if and only if `tx` commits; one message holds all new events.
 * @example await notifyStaff(tx, 'money-difference', [{ id: payment.id, line: '7K3M9QXA payme 100000.00 UZS' }]);
 */
export type NotifyStaff = (
  tx: Tx,
  kind: StaffEventKind,
  events: readonly StaffEvent[],
) => Promise<void>;
