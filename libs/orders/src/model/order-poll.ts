import type { AirOrder, Payment } from '@karvon/contract';
import { isReturning } from './shown-status';

const movingPayments: ReadonlySet<Payment['status']> = new Set([
  'created',
  'redirected',
  'pending',
]);

/** True while the bank has not said yes or no. */
export function isMovingPayment({ status }: Pick<Payment, 'status'>): boolean {
  return movingPayments.has(status);
}

/** True while somebody has gone to the bank and has not come back with an answer. */
export function isBeingPaid(
  order: Pick<AirOrder, 'status'> & { payment: Pick<Payment, 'status'> | null },
): boolean {
  return order.status === 'not-paid' && order.payment !== null && isMovingPayment(order.payment);
}

/** True while the tickets of a paid order are being made. */
export function isIssuing({ status, tickets }: Pick<AirOrder, 'status' | 'tickets'>): boolean {
  return status === 'paid' && tickets !== 'ready';
}

/** True while the server is at work on the order and its page would soon be out of date. */
export function isMoving(order: AirOrder): boolean {
  const returning =
    order.status === 'return' ||
    isReturning(order) ||
    (order.status === 'cancelled' && order.payment?.status === 'refund-pending');
  return isIssuing(order) || returning || isBeingPaid(order);
}

/** Milliseconds until the next look: soon at first, then ever more patiently. */
export function pollDelay(answers: number): number {
  return Math.min(1_000 * 1.5 ** answers, 15_000);
}
