import type { AppDeps } from '@karvon/platform/app-deps';
import type { PayableOrder, OrdersByKind } from '../payable-orders';
import { isOpenElsewhere, paymentStore, type PaymentRow } from '../store/payment-store';
import { checkDelayMs } from '../queues';

export interface TryAgainDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs'> {
  orders: OrdersByKind;
}

/** The order waits for exactly this money. */
export const isWanted = (
  order: PayableOrder | null | undefined,
  { amount }: Pick<PaymentRow, 'amount'>,
): boolean => order?.payable === true && order.total.amount === amount;

/** Rolls the transaction back. */
class NotWanted extends Error {}

/**
 * Opens a failed payment again: after a declined card the payer tries another one on the bank's own page. It stays failed when
 * the order does not accept the money any more, or another payment of it is open.
 * @param undecidedMs how long the bank may take over the new try
 */
export async function tryAgain(
  { clock, database: { db }, jobs, orders }: TryAgainDeps,
  paymentId: string,
  undecidedMs: number,
): Promise<void> {
  const now = clock.now().getTime();
  try {
    await db.transaction().execute(async (tx) => {
      const payment = await paymentStore.lock(tx, paymentId);
      if (payment.status !== 'failed') return;
      await paymentStore.move(tx, payment, 'redirected');
      await tx
        .updateTable('payments')
        .set({ checks: 0, held_until: new Date(now + undecidedMs) })
        .where('id', '=', paymentId)
        .execute();
      const startAfter = new Date(now + checkDelayMs(0));
      await jobs.enqueue(tx, 'payments.check', { paymentId }, { startAfter });
      // The order is locked after our row, in the order of locks of a new payment.
      const order = await orders[payment.order_kind]?.find(payment.order_number, tx);
      if (!isWanted(order, payment)) throw new NotWanted();
    });
  } catch (error) {
    if (!(error instanceof NotWanted) && !isOpenElsewhere(error)) throw error;
  }
}
