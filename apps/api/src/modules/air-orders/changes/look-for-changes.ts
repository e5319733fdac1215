import { randomUUID } from 'node:crypto';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import type { AirlineChange, AirSupplier } from '@karvon/air-catalogue';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { OrderRow, OrderStore } from '../store/order-store';
import { changeStore } from '../store/change-store';
import type { ApplyChange } from './accept-change';
import { nextLook } from './next-look';
import { changedSlices, kindOf } from './read-change';

export interface LookForChangesDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'jobs' | 'logger' | 'notifyStaff'
> {
  announce: Announce;
  apply: ApplyChange;
  store: OrderStore;
  supplier: Pick<AirSupplier, 'findChange'>;
}

/** How many orders one run of `watch` looks at; the others follow with the next run. */
const max = 200;

/**
 * Asks airlines whether the flights of orders are as they were sold: often near departure, and at once when a supplier reports a
 * change. A new change is stored and its booker is notified; a change that was withdrawn, replaced or answered elsewhere is
 * closed.
 */
export function createChangeWatch({
  clock,
  database: { db },
  jobs,
  logger,
  notifyStaff,
  announce,
  apply,
  store,
  supplier,
}: LookForChangesDeps) {
  async function note(tx: Tx, order: OrderRow, change: AirlineChange): Promise<void> {
    const { number, sold } = order;
    const slices = changedSlices(sold.slices, change);
    if (slices.length === 0) {
      logger.warn({ order: number, change: change.id }, 'a change of flights that were not sold');
      return;
    }
    const now = clock.now();
    const [id, kind] = [randomUUID(), kindOf(slices)];
    await changeStore.close(tx, number, 'expired', now);
    await changeStore.insert(tx, {
      id,
      order_number: number,
      supplier_change_id: change.id,
      state: 'new',
      kind,
      slices: JSON.stringify(slices),
      acceptable: change.acceptable,
      found_at: now,
      decided_at: null,
    });
    const event = kind === 'cancelled' ? 'flight-cancelled' : 'flight-changed';
    await announce(tx, { kind: 'air', number, occasion: id }, event);
    await notifyStaff(tx, 'flight-change', [{ id, line: `${number}  ${kind}` }]);
  }

  async function compare(tx: Tx, order: OrderRow, change: AirlineChange | null): Promise<void> {
    const { number } = order;
    const known = change && (await changeStore.known(tx, number, change.id));
    if (!change || change.answer === 'over') {
      if (!change || known) await changeStore.close(tx, number, 'expired', clock.now());
      return;
    }
    if (!known) await note(tx, order, change);
    if (change.answer === 'accepted') await apply(tx, number, change.id);
  }

  return {
    /** Adds a job for each order whose flights are to be checked now. */
    async watch(): Promise<void> {
      const now = clock.now();
      const due = await db
        .selectFrom('air_orders')
        .select('number')
        .where('look_at', '<=', now)
        .orderBy('look_at')
        .limit(max)
        .execute();
      for (const { number } of due)
        await jobs.enqueue(db, 'air-orders.look', { orderNumber: number }, { key: number });
    },

    async look(number: string): Promise<void> {
      const seen = await store.find(db, number);
      if (!seen?.supplier_order_id || seen.supply !== 'issued')
        return store.setLook(db, number, null);
      const change = await supplier.findChange({ supplierOrderId: seen.supplier_order_id });
      await db.transaction().execute(async (tx) => {
        const order = await store.lock(tx, number);
        // A refund is under way: it closes the open change.
        if (order.status === 'paid') await compare(tx, order, change);
        const { sold } = (await store.find(tx, number))!;
        await store.setLook(tx, number, nextLook(sold.slices, clock.now()));
      });
    },
  };
}
