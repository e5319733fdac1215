import type { HotelOrderStatus } from '@karvon/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '@karvon/platform/db/database';
import type { HotelOrdersTable } from './tables';

/** An order as it is stored. */
export type HotelOrderRow = Selectable<HotelOrdersTable>;

/** Reads rows of hotel orders. */
export const hotelOrderRows = {
  find: (db: Db | Tx, number: string): Promise<HotelOrderRow | undefined> =>
    db.selectFrom('hotel_orders').selectAll().where('number', '=', number).executeTakeFirst(),

  /** Reads the order and locks it until the transaction ends. */
  lock(tx: Tx, number: string): Promise<HotelOrderRow> {
    return tx
      .selectFrom('hotel_orders')
      .selectAll()
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirstOrThrow();
  },

  findByRequestKey(db: Db, key: string): Promise<HotelOrderRow | undefined> {
    return db
      .selectFrom('hotel_orders')
      .selectAll()
      .where('request_key', '=', key)
      .executeTakeFirst();
  },

  /** The number of the order on other days that takes this one's place, or has; null: there is none. */
  async replacementOf(db: Db | Tx, number: string): Promise<string | null> {
    const row = await db
      .selectFrom('hotel_orders')
      .select('number')
      .where('replaces', '=', number)
      .where('status', 'not in', ['cancelling', 'canceled'])
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    return row?.number ?? null;
  },

  /** Deletes an order that was refused before anything was booked. */
  async remove(tx: Tx, number: string): Promise<void> {
    await tx.deleteFrom('hotel_order_history').where('order_number', '=', number).execute();
    await tx.deleteFrom('hotel_order_buyer_words').where('order_number', '=', number).execute();
    await tx
      .deleteFrom('hotel_orders')
      .where('number', '=', number)
      .where('supply', '=', 'book-asked')
      .execute();
  },

  history(db: Db | Tx, number: string): Promise<{ status: HotelOrderStatus; at: Date }[]> {
    return db
      .selectFrom('hotel_order_history')
      .select(['status', 'at'])
      .where('order_number', '=', number)
      .orderBy('id')
      .execute();
  },
};
