import type { ScheduleChangeState } from '@karvon/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '@karvon/platform/db/database';
import { createLifeCycle } from '@karvon/platform/life-cycle/life-cycle';
import { changeTransitions } from './change-states';
import type { ScheduleChangeTables } from './change-tables';

type ChangesTable = ScheduleChangeTables['air_schedule_changes'];
export type ChangeRow = Selectable<ChangesTable>;

const states = createLifeCycle('change of flights', changeTransitions);

/** Rows of changes by airlines. */
export const changeStore = {
  async insert(tx: Tx, change: Insertable<ChangesTable>): Promise<void> {
    await tx.insertInto('air_schedule_changes').values(change).execute();
  },

  find(db: Db | Tx, id: string): Promise<ChangeRow | undefined> {
    return db
      .selectFrom('air_schedule_changes')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
  },

  /** The change with this id of the supplier. */
  known(db: Db | Tx, orderNumber: string, supplierId: string): Promise<ChangeRow | undefined> {
    return db
      .selectFrom('air_schedule_changes')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .where('supplier_change_id', '=', supplierId)
      .executeTakeFirst();
  },

  /** The latest change of an order that was not withdrawn or replaced. */
  latest(db: Db | Tx, orderNumber: string): Promise<ChangeRow | undefined> {
    return db
      .selectFrom('air_schedule_changes')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .where('state', '!=', 'expired')
      .orderBy('found_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  },

  /** The changes of these orders that wait for their visitors. */
  async open(db: Db | Tx, numbers: readonly string[]): Promise<ChangeRow[]> {
    if (numbers.length === 0) return [];
    return db
      .selectFrom('air_schedule_changes')
      .selectAll()
      .where('state', '=', 'new')
      .where('order_number', 'in', numbers)
      .execute();
  },

  /** How often the flights of an order were changed: the version of its receipts. */
  async countAccepted(db: Db | Tx, orderNumber: string): Promise<number> {
    const { count } = await db
      .selectFrom('air_schedule_changes')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('order_number', '=', orderNumber)
      .where('state', '=', 'accepted')
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** Ends the open change of an order; false when there is none. */
  async close(tx: Tx, orderNumber: string, to: ScheduleChangeState, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('air_schedule_changes')
      .set({ state: to, decided_at: at })
      .where('order_number', '=', orderNumber)
      .where('state', 'in', states.sources(to))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },
};
