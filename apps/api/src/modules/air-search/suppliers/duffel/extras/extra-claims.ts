import type { Selectable } from 'kysely';
import type { Db } from '../../../../../db/database';
import type { DuffelTables } from '../book/tables';

export type ExtraClaim = Selectable<DuffelTables['duffel_extras']>;

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

    /**
     * Claims the right to send one request.
     * @param before the earlier claim of the reference, which has bought nothing
     * @returns false when another process has claimed it in the meantime
     */
    request: (
      { expected, ...claim }: Omit<ExtraClaim, 'state'>,
      before: ExtraClaim | undefined,
    ): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        if (before) {
          const gone = await tx
            .deleteFrom('duffel_extras')
            .where('reference', '=', before.reference)
            .where('state', '=', before.state)
            .where('asked_at', '=', before.asked_at)
            .returning('reference')
            .executeTakeFirst();
          if (!gone) return false;
        }
        const row = await tx
          .insertInto('duffel_extras')
          .values({ ...claim, state: 'asked', expected: JSON.stringify(expected) })
          .onConflict((conflict) => conflict.doNothing())
          .returning('reference')
          .executeTakeFirst();
        return row !== undefined;
      }),

    /** What became of a request; a known outcome stays. */
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
