import type { StayChangeState } from '@karvon/contract';

/**
 * The states that may follow each state of a change. Where the supplier does not answer, an operator does; a cancellation ends
 * what the hotel has not answered, and a hotel that keeps the booking takes it up again.
 */
export const stayChangeTransitions: Record<StayChangeState, readonly StayChangeState[]> = {
  requested: ['in-review', 'confirmed', 'refused', 'withdrawn'],
  'in-review': ['confirmed', 'refused', 'withdrawn'],
  confirmed: [],
  refused: [],
  withdrawn: ['requested'],
};

/** States in which no other change of the order may begin. */
export const openChangeStates: readonly StayChangeState[] = ['requested', 'in-review'];
