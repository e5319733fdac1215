import type { Tx } from '@karvon/platform/db/database';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { RefundRow } from '../store/refund-store';

/** Notifies the booker, once for each refund, that the money has been sent. */
export function notifyReturned(
  tx: Tx,
  announce: Announce,
  { id, closes, order_number: number }: RefundRow,
): Promise<void> {
  return closes
    ? announce(tx, { kind: 'air', number }, 'refunded')
    : announce(tx, { kind: 'air', number, occasion: id }, 'part-refunded');
}
