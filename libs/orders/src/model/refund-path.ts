import type { AirRefund, RefundState } from '@karvon/contract';

export interface RefundPoint {
  state: RefundState;
  /** When it was reached; null when it is still ahead. */
  at: string | null;
}

const rest: Record<RefundState, RefundState[]> = {
  'in-review': ['at-carrier', 'at-bank', 'returned'],
  'at-carrier': ['at-bank', 'returned'],
  'at-bank': ['returned'],
  returned: [],
  declined: [],
};

/** The steps of a refund: those finished, then those ahead. */
export function refundPath({ state, steps, total }: AirRefund): RefundPoint[] {
  const ahead = rest[state].filter((next) => next !== 'at-bank' || total.amount > 0);
  return [
    ...steps.map(({ state: done, at }) => ({ state: done, at })),
    ...ahead.map((next) => ({ state: next, at: null })),
  ];
}
