import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '@karvon/platform/db/database';
import { createLifeCycle } from '@karvon/platform/life-cycle/life-cycle';
import { extrasTransitions, type StoredExtrasState } from './extras-states';
import type { AirExtrasTables, StoredExtra } from './extras-tables';

type ExtrasTable = AirExtrasTables['air_extras'];
export type ExtrasRow = Selectable<ExtrasTable>;

const states = createLifeCycle('extras of an air order', extrasTransitions);

const addStep = (tx: Tx, id: string, state: StoredExtrasState, at: Date) =>
  tx.insertInto('air_extras_steps').values({ extras_id: id, state, at }).execute();

/** Rows of extras, one for each choice. Each change of the state is a step. */
export const extrasStore = {
  async insert(tx: Tx, extras: Insertable<ExtrasTable>): Promise<void> {
    await tx.insertInto('air_extras').values(extras).execute();
    await addStep(tx, extras.id, extras.state, extras.created_at);
  },

  find(db: Db | Tx, id: string): Promise<ExtrasRow | undefined> {
    return db.selectFrom('air_extras').selectAll().where('id', '=', id).executeTakeFirst();
  },

  /** Those of several orders, without choices that ended unpaid; the oldest first. */
  ofOrders(db: Db | Tx, orderNumbers: readonly string[]): Promise<ExtrasRow[]> {
    if (orderNumbers.length === 0) return Promise.resolve([]);
    return db
      .selectFrom('air_extras')
      .selectAll()
      .where('order_number', 'in', orderNumbers)
      .where('state', 'not in', ['expired', 'withdrawn'])
      .orderBy('created_at')
      .execute();
  },

  of(db: Db | Tx, orderNumber: string): Promise<ExtrasRow[]> {
    return this.ofOrders(db, [orderNumber]);
  },

  /** The choice of an order that waits for money, or the extras that wait for the carrier. */
  open(
    db: Db | Tx,
    orderNumber: string,
    state: 'to-pay' | 'at-carrier',
  ): Promise<ExtrasRow | undefined> {
    return db
      .selectFrom('air_extras')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .where('state', '=', state)
      .executeTakeFirst();
  },

  /** Choices of an order that ended unpaid. */
  unpaid(tx: Tx, orderNumber: string): Promise<ExtrasRow[]> {
    return tx
      .selectFrom('air_extras')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .where('state', 'in', ['expired', 'withdrawn'])
      .execute();
  },

  /** Those of issued orders that wait for the carrier, the longest waiting first. */
  waiting(db: Db, count: number): Promise<ExtrasRow[]> {
    return db
      .selectFrom('air_extras')
      .innerJoin('air_orders', 'air_orders.number', 'air_extras.order_number')
      .selectAll('air_extras')
      .where('air_extras.state', '=', 'at-carrier')
      .where('air_orders.supply', '=', 'issued')
      .orderBy('air_extras.created_at')
      .limit(count)
      .execute();
  },

  /** Changes the state; false when the present state does not allow it. */
  async move(
    tx: Tx,
    id: string,
    to: StoredExtrasState,
    at: Date,
    changes: Updateable<ExtrasTable> = {},
  ): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('air_extras')
      .set({ ...changes, state: to })
      .where('id', '=', id)
      .where('state', 'in', states.sources(to))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await addStep(tx, id, to, at);
    return true;
  },

  /** Ends a choice that nobody has paid; money that still comes for it goes back. */
  async endChoice(
    tx: Tx,
    orderNumber: string,
    to: 'expired' | 'withdrawn',
    at: Date,
  ): Promise<void> {
    const choice = await this.open(tx, orderNumber, 'to-pay');
    if (choice) await this.move(tx, choice.id, to, at);
  },

  /** Deletes the choice of an order that was refused before anything was held. */
  async remove(tx: Tx, orderNumber: string): Promise<void> {
    const choice = await this.open(tx, orderNumber, 'to-pay');
    if (!choice) return;
    await tx.deleteFrom('air_extras_steps').where('extras_id', '=', choice.id).execute();
    await tx.deleteFrom('air_extras').where('id', '=', choice.id).execute();
  },

  async setItems(db: Db | Tx, id: string, items: readonly StoredExtra[]): Promise<void> {
    await db
      .updateTable('air_extras')
      .set({ items: JSON.stringify(items) })
      .where('id', '=', id)
      .execute();
  },
};
