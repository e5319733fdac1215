import type { AppDeps } from '../../app-deps';
import type { AirSupplier } from '../air-search/suppliers/air-supplier';
import type { OrderStore } from './order-store';

export interface LapseOrderDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs'> {
  supplier: AirSupplier;
  store: OrderStore;
  /** Closes the order's open payments at the bank, and records one that was paid in the last moment. */
  closePayments: (orderNumber: string) => Promise<void>;
}

/** The time to pay is over: an order that is still unpaid is cancelled and its seats go back. */
export function createLapseOrder({
  clock,
  database: { db },
  jobs,
  supplier,
  store,
  closePayments,
}: LapseOrderDeps) {
  return {
    async lapse(number: string): Promise<void> {
      const order = await store.find(db, number);
      if (order?.status !== 'not-paid') return;
      await closePayments(number);
      await db.transaction().execute(async (tx) => {
        const unpaid = await tx
          .selectFrom('air_orders')
          .select('number')
          .where('number', '=', number)
          .where('status', '=', 'not-paid')
          .forUpdate()
          .executeTakeFirst();
        if (!unpaid) return;
        await store.setStatus(tx, number, 'cancelled', clock.now());
        await jobs.enqueue(tx, 'air-orders.release', { orderNumber: number });
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
