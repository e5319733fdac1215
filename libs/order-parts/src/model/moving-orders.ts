import type { AirOrder, HotelOrder, Payment } from '@karvon/contract';
import { isMovingPayment } from './order-poll';

/** True while a refund of the order is in progress. */
export function isReturning({ refund }: Pick<AirOrder, 'refund'>): boolean {
  return refund !== null && refund.state !== 'returned' && refund.state !== 'declined';
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

/** True while a payment is open at the bank. */
function isHotelBeingPaid({ status, payment }: Pick<HotelOrder, 'status' | 'payment'>): boolean {
  return status === 'waiting-for-payment' && payment !== null && isMovingPayment(payment);
}

const working = new Set<HotelOrder['status']>([
  'created',
  'waiting-for-booking',
  'in-progress',
  'cancelling',
]);

/** True while the server is processing the order, so its page has to request it again. */
export function isHotelMoving(
  order: Pick<HotelOrder, 'status' | 'payment' | 'changes' | 'voucher'>,
): boolean {
  const refunding = order.status === 'canceled' && order.payment?.status === 'refund-pending';
  const making = order.status === 'finished' && order.voucher === 'generating';
  const changing = order.changes.at(-1)?.state === 'requested';
  return working.has(order.status) || refunding || making || changing || isHotelBeingPaid(order);
}
