import type { AirOrder, Payment } from '@karvon/contract';

const movingPayments: ReadonlySet<Payment['status']> = new Set([
  'created',
  'redirected',
  'pending',
]);

/** True while the server is at work on the order and its page would soon be out of date. */
export function isMoving(order: AirOrder): boolean {
  const issuing = order.status === 'paid' && order.tickets !== 'ready';
  const paying =
    order.status === 'not-paid' &&
    order.payment !== null &&
    movingPayments.has(order.payment.status);
  return issuing || paying;
}

/** True while the bank has not said yes or no. */
export function isUndecided(payment: Payment): boolean {
  return movingPayments.has(payment.status);
}

/** Milliseconds until the next look: soon at first, then ever more patiently. */
export function pollDelay(answers: number): number {
  return Math.min(1_000 * 1.5 ** answers, 15_000);
}
