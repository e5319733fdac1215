import type { Tx } from '../../../db/database';
import type { OrderMessages } from '../../order-messages/create';
import type { RefundRow } from './refund-store';

/** The money of a refund is on its way: whoever booked is told, once for each refund. */
export function tellReturned(
  tx: Tx,
  announce: OrderMessages['announce'],
  { id, closes, order_number: number }: RefundRow,
): Promise<void> {
  return closes
    ? announce(tx, { kind: 'air', number }, 'refunded')
    : announce(tx, { kind: 'air', number, occasion: id }, 'part-refunded');
}
