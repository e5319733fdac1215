import { compareMoney, money } from '@karvon/money';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { problem, ProblemError } from '@karvon/platform/http/problem';
import { phase } from '@karvon/platform/phase';
import {
  type AirCatalogue,
  type Hold,
  SupplierPriceChanged,
  SupplierUnanswered,
} from '@karvon/air-catalogue';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { OrderPoints } from '@karvon/order-ground/order-points';
import { extrasStore } from '../store/extras-store';
import type { OrderRow, OrderStore, People } from '../store/order-store';

export interface HoldSeatsDeps extends Pick<AppDeps, 'clock' | 'database' | 'edition' | 'jobs'> {
  announce: Announce;
  catalogue: AirCatalogue;
  pointsLedger: OrderPoints;
  store: OrderStore;
}

export interface SeatHold {
  /** Requests the seats of a new order from the supplier. */
  hold(order: OrderRow, people: People): Promise<OrderRow>;
  /** Continues an order that an earlier call began. */
  resume(order: OrderRow): Promise<OrderRow>;
  /** Asks the supplier for a hold whose answer was lost; without a hold the order has failed. */
  reconcile(number: string): Promise<void>;
}

/** Our own time to pay, unless the seats or their price are promised for less. */
function payBeforeOf(hold: Hold, now: Date, holdMinutes: number): Date {
  const ours = now.getTime() + holdMinutes * 60_000;
  const promised = (hold.priceGuaranteedUntil ?? hold.payBefore).getTime();
  return new Date(Math.min(ours, promised, hold.payBefore.getTime()));
}

async function startTimeToPay(
  { jobs, announce }: Pick<HoldSeatsDeps, 'jobs' | 'announce'>,
  tx: Tx,
  orderNumber: string,
  startAfter: Date,
): Promise<void> {
  await jobs.enqueue(tx, 'air-orders.lapse', { orderNumber }, { startAfter });
  await announce(tx, { kind: 'air', number: orderNumber }, 'booked', startAfter);
}

/** Phases B3 to B5 of a booking: one reference, one hold, whatever happens in between. */
export function createSeatHold({
  clock,
  database: { db },
  edition,
  jobs,
  announce,
  catalogue,
  pointsLedger,
  store,
}: HoldSeatsDeps): SeatHold {
  const supplier = catalogue.supplier;
  const giveBack = (tx: Tx, number: string) =>
    pointsLedger.giveBack(tx, { kind: 'air', number }, clock.now());
  const discard = (number: string) =>
    db.transaction().execute(async (tx) => {
      await store.remove(tx, number);
      await giveBack(tx, number);
    });

  async function refusePrice(order: OrderRow): Promise<never> {
    await discard(order.number);
    const { fare } = await catalogue.priceFare(order.offer_id, order.fare_id);
    throw problem('price-changed', {
      oldTotal: money(order.total, order.currency),
      newTotal: fare.total,
    });
  }

  /** B5: the order is held, and its time to pay begins. */
  async function adopt(order: OrderRow, hold: Hold): Promise<OrderRow> {
    if (compareMoney(hold.total, money(order.supplier_total, hold.total.currency)) > 0) {
      await supplier.cancel({ supplierOrderId: hold.supplierOrderId });
      return refusePrice(order);
    }
    const payBefore = payBeforeOf(hold, clock.now(), edition.holdMinutes);
    const held = await db.transaction().execute(async (tx) => {
      // The visitor's retry and the job may both learn of the hold: the first one starts the time to pay.
      const first = await store.setHeld(tx, order, hold, payBefore);
      if (first) await startTimeToPay({ jobs, announce }, tx, order.number, payBefore);
      return first;
    });
    phase('B5');
    if (held) return held;
    const found = (await store.find(db, order.number))!;
    if (found.supply !== 'hold-refused') return found;
    // The job had given up the order before the supplier answered.
    await supplier.cancel({ supplierOrderId: hold.supplierOrderId });
    throw problem('hold-refused');
  }

  async function request(order: OrderRow, people: People | undefined): Promise<Hold> {
    try {
      return await supplier.hold(await store.holdRequest(db, order, people));
    } catch (error) {
      if (error instanceof SupplierPriceChanged) return refusePrice(order);
      if (error instanceof SupplierUnanswered) {
        const hold = await supplier.find(order.number);
        if (hold) return hold;
        // The outcome is still unknown: the row stays, and the next call with this key or the job asks again.
        throw problem('supplier-unavailable', {}, error);
      }
      if (error instanceof ProblemError) await discard(order.number);
      throw error;
    }
  }

  async function holdOrder(order: OrderRow, people?: People): Promise<OrderRow> {
    const hold = await request(order, people);
    phase('B4');
    return adopt(order, hold);
  }

  return {
    hold: holdOrder,

    async resume(order) {
      if (order.status === 'error') throw problem('hold-refused');
      if (order.supply !== 'hold-asked') return order;
      const hold = await supplier.find(order.number);
      return hold ? adopt(order, hold) : holdOrder(order);
    },

    async reconcile(number) {
      const order = await store.find(db, number);
      if (order?.supply !== 'hold-asked') return;
      const hold = await supplier.find(number);
      if (hold) return void (await adopt(order, hold));
      await db.transaction().execute(async (tx) => {
        if (!(await store.setSupply(tx, number, 'hold-refused'))) return;
        await store.setStatus(tx, number, 'error', clock.now());
        await extrasStore.endChoice(tx, number, 'expired', clock.now());
        await giveBack(tx, number);
        await announce(tx, { kind: 'air', number }, 'not-booked');
      });
    },
  };
}
