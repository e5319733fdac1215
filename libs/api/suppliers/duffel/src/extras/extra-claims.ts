import type { Selectable } from 'kysely';
import type { Db } from '@karvon/platform/db/database';
import type { DuffelTables } from '../book/tables';

export type ExtraClaim = Selectable<DuffelTables['duffel_extras']>;

async function countMade(db: Db, orderId: string): Promise<number> {
  const rows = await db
    .selectFrom('duffel_extras')
    .select('reference')
    .where('order_id', '=', orderId)
    .where('state', '=', 'made')
    .execute();
  return rows.length;
}

/** Our requests to add services to an order; an order has one open request at a time. */
export function createExtraClaims(db: Db) {
  return {
    find: (reference: string): Promise<ExtraClaim | undefined> =>
      db
        .selectFrom('duffel_extras')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst(),

    /** The request for an order whose outcome is not known. */
    openOf: (orderId: string): Promise<ExtraClaim | undefined> =>
      db
        .selectFrom('duffel_extras')
        .selectAll()
        .where('order_id', '=', orderId)
        .where('state', '=', 'asked')
        .executeTakeFirst(),

    countMade: (orderId: string): Promise<number> => countMade(db, orderId),

    /**
     * Claims the right to send one request; replaces a refused request of the same reference.
     * @param made how many purchases the order had before it was read: after another one `expected` would be wrong
     * @returns false when another process has made a request or a purchase in the meantime
     */
    request: ({ expected, ...claim }: Omit<ExtraClaim, 'state'>, made: number): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        await tx
          .deleteFrom('duffel_extras')
          .where('reference', '=', claim.reference)
          .where('state', '=', 'refused')
          .execute();
        const row = await tx
          .insertInto('duffel_extras')
          .values({ ...claim, state: 'asked', expected: JSON.stringify(expected) })
          .onConflict((conflict) => conflict.doNothing())
          .returning('reference')
          .executeTakeFirst();
        if (!row) return false;
        if ((await countMade(tx, claim.order_id)) === made) return true;
        await tx.deleteFrom('duffel_extras').where('reference', '=', claim.reference).execute();
        return false;
      }),

    /** Stores the outcome of a request; a known outcome does not change. */
    async settle(reference: string, state: 'made' | 'refused'): Promise<void> {
      await db
        .updateTable('duffel_extras')
        .set({ state })
        .where('reference', '=', reference)
        .where('state', '=', 'asked')
        .execute();
    },
  };
}
