import type { Tx } from '../db/database';

/** What the agency's people want to be told of at once. */
export type StaffEventKind =
  | 'callback'
  | 'refund-claim'
  | 'issue-error'
  | 'dead-job'
  | 'money-difference'
  | 'statement-difference';

export interface StaffEvent {
  /** Tells the events of a kind apart: each is told once, however often it is noticed. */
  id: string;
  /** One line without anything about a person, for it leaves the country by Telegram: numbers, amounts, times. */
  line: string;
}

/**
 * Tells staff of what has happened, by one message for all that is new of it, if and only if `tx` commits.
 * @example await tellStaff(tx, 'money-difference', [{ id: payment.id, line: '7K3M9QXA  payme  100000.00 UZS' }]);
 */
export type TellStaff = (
  tx: Tx,
  kind: StaffEventKind,
  events: readonly StaffEvent[],
) => Promise<void>;
