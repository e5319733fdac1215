import type { AirOrder } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import type { AirSupplier } from '../../air-search/port';
import type { Announce } from '../../order-messages/port';
import { pointsLedger } from '../../points/port';
import { extrasStore } from '../store/extras-store';
import type { ClosePayments } from '../payment/while-nobody-pays';
import type { OrderStore } from '../store/order-store';

export interface LapseOrderDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs'> {
  announce: Announce;
  supplier: AirSupplier;
  store: OrderStore;
  closePayments: ClosePayments;
}

/** Cancels unpaid orders when their time to pay is over or their guest cancels them, and gives the seats back. */
export function createOrderLapse({
  clock,
  database: { db },
  jobs,
  announce,
  supplier,
  store,
  closePayments,
}: LapseOrderDeps) {
  async function cancelUnpaid(
    number: string,
    by: NonNullable<AirOrder['cancelledBy']>,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const now = clock.now();
      if (!(await store.setStatus(tx, number, 'cancelled', now, ['not-paid']))) return;
      await extrasStore.endChoice(tx, number, 'expired', now);
      await pointsLedger.giveBack(tx, { kind: 'air', number }, now);
      await store.noteCancelledBy(tx, number, by);
      await announce(tx, { kind: 'air', number }, by === 'not-paid' ? 'lapsed' : 'cancelled');
      await jobs.enqueue(tx, 'air-orders.release', { orderNumber: number });
    });
  }

  return {
    /** The job that runs when the time to pay is over. Money that comes later finds the order cancelled and goes back. */
    async lapse(number: string): Promise<void> {
      const order = await store.find(db, number);
      if (order?.status !== 'not-paid') return;
      await closePayments(number);
      await cancelUnpaid(number, 'not-paid');
    },

    /**
     * The guest, or the agency, cancels. A repeated call changes nothing.
     * @throws problem order-not-cancellable for an order that is paid (or was, in the meantime);
     *   payment-in-progress while the bank is at work on a payment
     */
    async cancel(number: string, by: 'guest' | 'agency' = 'guest'): Promise<void> {
      const before = await store.find(db, number);
      if (before?.status === 'not-paid' && before.supply !== 'hold-asked') {
        const payments = await closePayments(number);
        // The bank is processing the payment and cannot be stopped: its result decides.
        if (payments.includes('pending')) throw problem('payment-in-progress');
        await cancelUnpaid(number, by);
      }
      const { status } = (await store.find(db, number))!;
      if (status !== 'cancelled') throw problem('order-not-cancellable', { orderStatus: status });
    },

    async release(number: string): Promise<void> {
      const order = await store.find(db, number);
      if (order?.supply !== 'held' || order.status !== 'cancelled' || !order.supplier_order_id)
        return;
      await supplier.cancel({ supplierOrderId: order.supplier_order_id });
      await store.setSupply(db, number, 'released');
    },
  };
}
