import { isApiProblem } from '@karvon/api-client';
import type { Payment } from '@karvon/contract';
import type { Query } from '@tanstack/react-query';

const movingPayments: ReadonlySet<Payment['status']> = new Set([
  'created',
  'redirected',
  'pending',
]);

/** True while the bank has not decided. */
export function isMovingPayment({ status }: Pick<Payment, 'status'>): boolean {
  return movingPayments.has(status);
}

/** So many responses take a minute, in which most payments and bookings end. */
const soon = 16;

/** Milliseconds until the next request: short at first, then as long as a visitor waits for news, then longer. */
export function pollDelay(responses: number): number {
  return Math.min(1_000 * 1.5 ** responses, responses < soon ? 5_000 : 15_000);
}

/** True when the last request met no server, so that the next may meet another one. */
const isLost = (error: unknown) =>
  isApiProblem(error) &&
  (error.problem.code === 'network' || error.problem.code === 'service-unavailable');

/**
 * A `refetchInterval` in milliseconds. A response that is still moving is requested again, and so is any response that
 * could not be renewed: what has happened in the meantime is not known.
 */
export const pollWhile =
  <Data>(isMoving: (data: Data) => boolean) =>
  ({ state }: Pick<Query<Data>, 'state'>): number | false => {
    const { data, error, dataUpdateCount, errorUpdateCount } = state;
    if (data === undefined || !(isMoving(data) || isLost(error))) return false;
    return pollDelay(dataUpdateCount + errorUpdateCount - 1);
  };
