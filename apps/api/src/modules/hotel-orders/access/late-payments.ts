import type { LatePayment } from '@karvon/contract';
import type { Db } from '../../../db/database';
import { listPayments } from '../../payments/port';
import type { HotelOrderRow } from '../store/order-store';

/**
 * What came too late for an order, the oldest first. Money of a hotel order goes back for two reasons: the order was cancelled,
 * which it notes, or nothing waited for the money.
 */
export async function latePayments(
  db: Db,
  { number, refund_payment_id: cancelled }: Pick<HotelOrderRow, 'number' | 'refund_payment_id'>,
): Promise<LatePayment[]> {
  const payments = await listPayments(db, 'hotel', number);
  return payments
    .filter(({ id, status }) => status.startsWith('refund') && id !== cancelled)
    .map(({ id, amount, at }) => ({ id, paidFor: 'order', amount, at: at.toISOString() }));
}
