import type { AirOrderStatus } from '@karvon/contract';
import type { OrderRow } from '../store/order-store';

const minute = 60_000;

/** The longest time that each wait may take: our promise to the visitor. */
const promised: Partial<Record<AirOrderStatus, number>> = {
  paid: 15 * minute,
  'issue-error': 120 * minute,
};

/** By when the tickets are promised, or the end of an issue error; null when the order waits for neither. */
export function nextBy(
  { status, tickets }: Pick<OrderRow, 'status' | 'tickets'>,
  history: readonly { status: AirOrderStatus; at: Date }[],
): Date | null {
  const begun = history.findLast((entry) => entry.status === status)?.at;
  const wait = promised[status];
  if (!begun || wait === undefined || tickets === 'ready') return null;
  return new Date(begun.getTime() + wait);
}
