import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import type { AirSupplier } from '@karvon/air-catalogue';
import type { ClosePayments } from '../payment/while-nobody-pays';
import type { OrderStore } from '../store/order-store';
import type { UnpaidCancellation } from './cancel-unpaid';

export interface LapseOrderDeps extends Pick<AppDeps, 'database'>, UnpaidCancellation {
  supplier: AirSupplier;
  store: OrderStore;
  closePayments: ClosePayments;
}

/** Cancels unpaid orders when their time to pay is over or their guest cancels them, and gives the seats back. */
export function createOrderLapse({
  database: { db },
  supplier,
  store,
  cancelUnpaid,
  closePayments,
  wishes,
}: LapseOrderDeps) {
  return {
    /** The job that runs when the time to pay is over. Money that comes later finds the order cancelled and goes back. */
    async lapse(number: string): Promise<void> {
      const order = await store.find(db, number);
      if (order?.status !== 'not-paid') return;
      await closePayments(number);
      await db.transaction().execute(async (tx) => {
        const { cancel_wished_by: wishedBy } = await store.lock(tx, number);
        await cancelUnpaid(tx, number, wishedBy ?? 'not-paid');
      });
    },

    /**
     * The guest, or the agency, cancels. A repeated call changes nothing. A bank that is processing a payment cannot be stopped:
     * the order keeps the wish to cancel, and is cancelled when the bank answers.
     * @throws problem order-not-cancellable for an order that is paid (or was, in the meantime)
     */
    async cancel(number: string, by: 'guest' | 'agency' = 'guest'): Promise<void> {
      const before = await store.find(db, number);
      const unpaid = before?.status === 'not-paid' && before.supply !== 'hold-asked';
      const closed = unpaid ? await closePayments(number) : [];
      await db.transaction().execute(async (tx) => {
        const order = await store.lock(tx, number);
        if (order.status === 'cancelled') return;
        if (await wishes.waits(tx, number, order, closed)) await wishes.keep(tx, number, by);
        else if (!unpaid || !(await cancelUnpaid(tx, number, by)))
          throw problem('order-not-cancellable', { orderStatus: order.status });
      });
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
