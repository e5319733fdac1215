import type { AirOrderStatus, Slice } from '@karvon/contract';
import type { Db, Tx } from '@karvon/platform/db/database';
import { createLifeCycle } from '@karvon/platform/life-cycle/life-cycle';
import type { Hold } from '@karvon/air-catalogue';
import {
  airOrderTransitions,
  statusesWithTickets,
  supplyTransitions,
  ticketsTransitions,
  type SupplyState,
  type TicketsState,
} from './order-states';
import type { OrderRow } from './order-rows';

const statuses = createLifeCycle('air order', airOrderTransitions);
const supplies = createLifeCycle('supply of an air order', supplyTransitions);
const ticketsStates = createLifeCycle('tickets of an air order', ticketsTransitions);

export async function addHistory(
  tx: Tx,
  number: string,
  status: AirOrderStatus,
  at: Date,
): Promise<void> {
  await tx.insertInto('air_order_history').values({ order_number: number, status, at }).execute();
}

/** Changes of statuses. Each returns false when the present status does not allow it. */
export const orderMoves = {
  /** @returns the order as it is now; undefined when its present status does not allow it */
  async setHeld(
    tx: Tx,
    order: OrderRow,
    hold: Pick<Hold, 'pnr' | 'supplierOrderId' | 'payBefore' | 'priceGuaranteedUntil'>,
    payBefore: Date,
  ): Promise<OrderRow | undefined> {
    const held = {
      supply: 'held' as const,
      pnr: hold.pnr,
      supplier_order_id: hold.supplierOrderId,
      pay_before: payBefore,
      seats_until: hold.payBefore,
      price_until: hold.priceGuaranteedUntil,
    };
    const { numUpdatedRows } = await tx
      .updateTable('air_orders')
      .set(held)
      .where('number', '=', order.number)
      .where('supply', 'in', supplies.sources('held'))
      .where('status', '=', 'not-paid')
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? { ...order, status: 'not-paid', ...held } : undefined;
  },

  async setSupply(tx: Db | Tx, number: string, to: SupplyState): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('air_orders')
      .set({ supply: to })
      .where('number', '=', number)
      .where('supply', 'in', supplies.sources(to))
      .$if(to === 'issue-asked', (query) => query.where('status', 'in', statusesWithTickets))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },

  /** Changes the status and writes the history; false when the present status does not allow it or is not in `from`. */
  async setStatus(
    tx: Tx,
    number: string,
    to: AirOrderStatus,
    now: Date,
    from: AirOrderStatus[] = statuses.sources(to),
  ): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('air_orders')
      .set({ status: to })
      .where('number', '=', number)
      .where('status', 'in', from)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) await addHistory(tx, number, to, now);
    return numUpdatedRows === 1n;
  },

  async noteCancelled(
    tx: Tx,
    number: string,
    by: Partial<Pick<OrderRow, 'cancelled_by' | 'cancel_wished_by'>>,
  ): Promise<void> {
    await tx.updateTable('air_orders').set(by).where('number', '=', number).execute();
  },

  /** Stores the supplier's order of seats that were bought after the payment. */
  async setBought(
    tx: Tx,
    number: string,
    { pnr, supplierOrderId }: Pick<Hold, 'pnr' | 'supplierOrderId'>,
  ): Promise<void> {
    await tx
      .updateTable('air_orders')
      .set({ pnr, supplier_order_id: supplierOrderId })
      .where('number', '=', number)
      .execute();
  },

  /** When the airline is next asked about the flights; null: never again. */
  async setLook(tx: Db | Tx, number: string, at: Date | null): Promise<void> {
    await tx.updateTable('air_orders').set({ look_at: at }).where('number', '=', number).execute();
  },

  /** Replaces the sold flights by those that the airline changed or an exchange brought. */
  async setSlices(
    tx: Tx,
    { number, sold }: Pick<OrderRow, 'number' | 'sold'>,
    slices: Slice[],
  ): Promise<void> {
    const flights = (of: readonly Slice[]) => of.flatMap(({ segments }) => segments).length;
    // Booking classes are told flight by flight: for another number of flights they are not known.
    const fare =
      flights(slices) === flights(sold.slices) ? sold.fare : { ...sold.fare, bookingClasses: [] };
    await tx
      .updateTable('air_orders')
      .set({ sold: JSON.stringify({ ...sold, fare, slices }) })
      .where('number', '=', number)
      .execute();
  },

  async setTickets(tx: Tx, number: string, to: TicketsState): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('air_orders')
      .set({ tickets: to })
      .where('number', '=', number)
      .where('tickets', 'in', ticketsStates.sources(to))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
};
