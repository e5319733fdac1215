import type { LatePayment } from '@karvon/contract';
import type { KnownPayment } from '@karvon/payments';
import type { HotelOrderRow } from '../store/order-store';

/**
 * What came too late among the payments of an order. Money of a hotel order goes back for two reasons: the order was cancelled,
 * which it notes, or nothing waited for the money.
 */
export const latePayments = (
  payments: readonly Pick<KnownPayment, 'id' | 'status' | 'amount' | 'at' | 'returnedAt'>[],
  { refund_payment_id: cancelled }: Pick<HotelOrderRow, 'refund_payment_id'>,
): LatePayment[] =>
  payments
    .filter(({ id, status }) => status.startsWith('refund') && id !== cancelled)
    .map(({ id, amount, at, returnedAt }) => ({
      id,
      paidFor: 'order',
      amount,
      at: at.toISOString(),
      ...(returnedAt && { returnedAt: returnedAt.toISOString() }),
    }));
