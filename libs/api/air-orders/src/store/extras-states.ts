import type { ExtrasState } from '@karvon/contract';

/** Extras as they are stored: a choice that nobody has paid ends without a trace for the visitor. */
export type StoredExtrasState = ExtrasState | 'expired' | 'withdrawn';

/**
 * The states that may follow each state of extras. What is paid ends with the extras, or with the money back; until then the
 * visitor may give it up.
 */
export const extrasTransitions: Record<StoredExtrasState, readonly StoredExtrasState[]> = {
  'to-pay': ['at-carrier', 'expired', 'withdrawn'],
  'at-carrier': ['done', 'declined'],
  done: [],
  declined: [],
  expired: [],
  withdrawn: [],
};
