import type { AirOrderStatus } from '@karvon/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '@karvon/platform/db/database';
import { extrasStore } from './extras-store';
import type { AirOrdersTable } from './tables';

/** An order as it is stored. */
export type OrderRow = Selectable<AirOrdersTable>;

/** Reads rows of air orders. */
export const orderRows = {
  find(db: Db | Tx, number: string): Promise<OrderRow | undefined> {
    return db.selectFrom('air_orders').selectAll().where('number', '=', number).executeTakeFirst();
  },

  /** Reads the order and locks it until the transaction ends. */
  lock(tx: Tx, number: string): Promise<OrderRow> {
    return tx
      .selectFrom('air_orders')
      .selectAll()
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirstOrThrow();
  },

  async findByRequestKey(db: Db, key: string): Promise<OrderRow | undefined> {
    const begun = await db
      .selectFrom('air_orders')
      .select('number')
      .where('request_key', '=', key)
      .executeTakeFirst();
    return begun && orderRows.find(db, begun.number);
  },

  /** Deletes an order that was refused before anything was held, with the choice made before it. */
  async remove(tx: Tx, number: string): Promise<void> {
    await extrasStore.remove(tx, number);
    await tx.deleteFrom('air_order_history').where('order_number', '=', number).execute();
    await tx.deleteFrom('air_order_passengers').where('order_number', '=', number).execute();
    await tx
      .deleteFrom('air_orders')
      .where('number', '=', number)
      .where('supply', '=', 'hold-asked')
      .execute();
  },

  history(db: Db, number: string): Promise<{ status: AirOrderStatus; at: Date }[]> {
    return db
      .selectFrom('air_order_history')
      .select(['status', 'at'])
      .where('order_number', '=', number)
      .orderBy('id')
      .execute();
  },
};
