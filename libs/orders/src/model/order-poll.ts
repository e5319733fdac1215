import type { AirOrder, Payment } from '@karvon/contract';
import { isReturning } from './shown-status';

const movingPayments: ReadonlySet<Payment['status']> = new Set([
  'created',
  'redirected',
  'pending',
]);

/** True while the bank has not decided. */
export function isMovingPayment({ status }: Pick<Payment, 'status'>): boolean {
  return movingPayments.has(status);
}

/** True while a payment is open at the bank. */
export function isBeingPaid(
  order: Pick<AirOrder, 'status'> & { payment: Pick<Payment, 'status'> | null },
): boolean {
  return order.status === 'not-paid' && order.payment !== null && isMovingPayment(order.payment);
}

/** True while the tickets of a paid order are being issued. */
export function isIssuing({ status, tickets }: Pick<AirOrder, 'status' | 'tickets'>): boolean {
  return status === 'paid' && tickets !== 'ready';
}

/** True while the server is processing the order, so its page has to request it again. */
export function isMoving(order: AirOrder): boolean {
  const returning =
    order.status === 'return' ||
    isReturning(order) ||
    (order.status === 'cancelled' && order.payment?.status === 'refund-pending');
  return isIssuing(order) || returning || isBeingPaid(order);
}

/** So many responses take a minute, in which most payments and bookings end. */
const soon = 16;

/** Milliseconds until the next request: short at first, then as long as a visitor waits for news, then longer. */
export function pollDelay(responses: number): number {
  return Math.min(1_000 * 1.5 ** responses, responses < soon ? 5_000 : 15_000);
}
