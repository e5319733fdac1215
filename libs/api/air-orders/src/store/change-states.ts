import type { ScheduleChangeState } from '@karvon/contract';

/** The states that may follow each state of a change by the airline. A decision of the visitor or the airline is final. */
export const changeTransitions: Record<ScheduleChangeState, readonly ScheduleChangeState[]> = {
  new: ['accepted', 'declined', 'expired'],
  accepted: [],
  declined: [],
  expired: [],
};
