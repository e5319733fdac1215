import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import { SupplierChangeOver, SupplierUnanswered, type AirSupplier } from '@karvon/air-catalogue';
import type { OrderStore } from '../store/order-store';
import { changeStore } from '../store/change-store';
import { slicesAfter } from './read-change';

/** Replaces the flights of an order by those of a change, with new receipts; a change that was answered stays as it is. */
export type ApplyChange = (tx: Tx, number: string, supplierChangeId: string) => Promise<void>;

export function createChangeApplication({
  clock,
  jobs,
  discardTickets,
  store,
}: Pick<AppDeps, 'clock' | 'jobs'> & {
  discardTickets: (tx: Tx, orderNumber: string) => Promise<number>;
  store: OrderStore;
}): ApplyChange {
  return async function apply(tx, number, supplierChangeId) {
    const order = await store.lock(tx, number);
    const change = await changeStore.known(tx, number, supplierChangeId);
    if (change?.state !== 'new') return;
    await changeStore.close(tx, number, 'accepted', clock.now());
    await store.setSlices(tx, order, slicesAfter(order.sold.slices, change.slices));
    await discardTickets(tx, number);
    if (await store.setTickets(tx, number, 'generating'))
      await jobs.enqueue(tx, 'air-tickets.make', { orderNumber: number }, { key: number });
  };
}

export interface AcceptChangeDeps extends Pick<AppDeps, 'database'> {
  apply: ApplyChange;
  store: OrderStore;
  supplier: Pick<AirSupplier, 'acceptChange'>;
}

/**
 * Accepts changed flights for the visitor: first at the airline, where a repeated call changes nothing, then in the order. If the
 * airline's response is lost, the next look at the flights finds it. A repeated acceptance gets the order as it is.
 * @throws problem schedule-change-closed, supplier-unavailable
 */
export function createChangeAcceptance({
  database: { db },
  apply,
  store,
  supplier,
}: AcceptChangeDeps) {
  return async function acceptChange(number: string, id: string): Promise<void> {
    const change = await changeStore.find(db, id);
    if (change?.order_number !== number) throw problem('schedule-change-closed');
    if (change.state === 'accepted') return;
    const order = await store.find(db, number);
    if (change.state !== 'new' || !change.acceptable || order?.status !== 'paid')
      throw problem('schedule-change-closed');
    const changeId = change.supplier_change_id;
    try {
      await supplier.acceptChange({ supplierOrderId: order.supplier_order_id!, changeId });
    } catch (error) {
      if (error instanceof SupplierChangeOver) throw problem('schedule-change-closed', {}, error);
      if (error instanceof SupplierUnanswered) throw problem('supplier-unavailable', {}, error);
      throw error;
    }
    await db.transaction().execute((tx) => apply(tx, number, changeId));
  };
}
