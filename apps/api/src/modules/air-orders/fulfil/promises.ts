import type { AirOrderStatus } from '@karvon/contract';
import type { OrderRow } from '../store/order-store';

const minute = 60_000;

/** How long after it began each wait is over at the latest: what the visitor may rely on. */
const promised: Partial<Record<AirOrderStatus, number>> = {
  paid: 15 * minute,
  'issue-error': 120 * minute,
};

/** When tickets are there at the latest, or somebody has settled an issue error; null when nothing is awaited. */
export function nextBy(
  { status, tickets }: Pick<OrderRow, 'status' | 'tickets'>,
  history: readonly { status: AirOrderStatus; at: Date }[],
): Date | null {
  const begun = history.findLast((entry) => entry.status === status)?.at;
  const wait = promised[status];
  if (!begun || wait === undefined || tickets === 'ready') return null;
  return new Date(begun.getTime() + wait);
}
