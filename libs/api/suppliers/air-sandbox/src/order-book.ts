import type { Selectable } from 'kysely';
import type { Db } from '@karvon/platform/db/database';
import { lockByName } from '@karvon/platform/db/lock-by-name';
import { loseExtras } from './extras-book';
import type { SandboxSupplierTables } from './tables';

export type BookedOrder = Selectable<SandboxSupplierTables['sandbox_supplier_orders']>;
export type NewOrder = Omit<
  BookedOrder,
  'change_accepted' | 'issue_asked_at' | 'status' | 'tickets'
>;

async function insert(db: Db, order: NewOrder): Promise<BookedOrder | undefined> {
  const held = { status: 'held' as const, issue_asked_at: null, change_accepted: false };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandbox_supplier_orders')
    .values({
      ...order,
      ...held,
      surnames: JSON.stringify(order.surnames),
      slices: order.slices && JSON.stringify(order.slices),
      terms: order.terms && JSON.stringify(order.terms),
      tickets: JSON.stringify([]),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? { ...order, ...held, tickets: [] } : undefined;
}

/** Inserts an order together with its extras, or neither. */
async function insertWith(
  db: Db,
  order: NewOrder,
  beside: Beside,
): Promise<BookedOrder | undefined> {
  const added = await insert(db, order);
  if (added) await beside(db, added);
  return added;
}

/** Stores the extras of an order, in the same transaction. */
export type Beside = (tx: Db, order: BookedOrder) => Promise<void>;

/** Reads before a hold: an order with this reference, and by how much the price of the offer was raised. */
async function readBefore(db: Db, reference: string, offerId: string) {
  const { raised, order } = await db
    .selectNoFrom([
      (eb) =>
        eb
          .selectFrom('sandbox_supplier_price_changes')
          .select('raise_percent')
          .where('offer_id', '=', offerId)
          .as('raised'),
      (eb) =>
        eb
          .selectFrom('sandbox_supplier_orders')
          .select('id')
          .where('reference', '=', reference)
          .as('order'),
    ])
    .executeTakeFirstOrThrow();
  return { raised: raised ?? undefined, order: order ?? undefined };
}

/** The sandbox supplier's own memory. It survives our restarts, as a real supplier's would. */
export function createOrderBook(db: Db) {
  return {
    byReference: (reference: string) =>
      db
        .selectFrom('sandbox_supplier_orders')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst(),

    before: (reference: string, offerId: string) => readBefore(db, reference, offerId),

    byId: (id: string) =>
      db.selectFrom('sandbox_supplier_orders').selectAll().where('id', '=', id).executeTakeFirst(),

    /** @returns the order; undefined when the reference has an order already */
    add: (order: NewOrder, beside?: Beside): Promise<BookedOrder | undefined> =>
      beside ? db.transaction().execute((tx) => insertWith(tx, order, beside)) : insert(db, order),

    /** Adds an order for an offer with one seat left; @returns false when it is sold already. */
    addLast: (order: NewOrder, beside: Beside = async () => undefined): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        await lockByName(tx, order.offer_id);
        const sold = await tx
          .selectFrom('sandbox_supplier_orders')
          .select('id')
          .where('offer_id', '=', order.offer_id)
          .where('status', '<>', 'cancelled')
          .where('reference', '<>', order.reference)
          .executeTakeFirst();
        if (!sold) await insertWith(tx, order, beside);
        return !sold;
      }),

    /** @returns when tickets were first requested */
    async noteIssueRequested(id: string, now: Date): Promise<Date> {
      const row = await db
        .updateTable('sandbox_supplier_orders')
        .set((eb) => ({ issue_asked_at: eb.fn.coalesce('issue_asked_at', eb.val(now)) }))
        .where('id', '=', id)
        .returning('issue_asked_at')
        .executeTakeFirstOrThrow();
      return row.issue_asked_at ?? now;
    },

    /** Stores the tickets unless others were issued a moment before; @returns the stored ones. */
    async issue(id: string, tickets: BookedOrder['tickets']): Promise<BookedOrder['tickets']> {
      await db
        .updateTable('sandbox_supplier_orders')
        .set({ status: 'issued', tickets: JSON.stringify(tickets) })
        .where('id', '=', id)
        .where('status', '=', 'held')
        .execute();
      const row = await db
        .selectFrom('sandbox_supplier_orders')
        .select('tickets')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.tickets;
    },

    /** Puts the seats of an order on sale again. */
    cancel: (id: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await tx
          .updateTable('sandbox_supplier_orders')
          .set({ status: 'cancelled' })
          .where('id', '=', id)
          .execute();
        await loseExtras(tx, id, () => true);
      }),

    async acceptChange(id: string): Promise<void> {
      await db
        .updateTable('sandbox_supplier_orders')
        .set({ change_accepted: true })
        .where('id', '=', id)
        .execute();
    },

    async raisedPercent(offerId: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('sandbox_supplier_price_changes')
        .select('raise_percent')
        .where('offer_id', '=', offerId)
        .executeTakeFirst();
      return row?.raise_percent;
    },

    async raisePrice(offerId: string, percent: number): Promise<void> {
      await db
        .insertInto('sandbox_supplier_price_changes')
        .values({ offer_id: offerId, raise_percent: percent })
        .onConflict((conflict) => conflict.column('offer_id').doNothing())
        .execute();
    },
  };
}

export type OrderBook = ReturnType<typeof createOrderBook>;
