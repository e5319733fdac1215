import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Currency } from '@karvon/money';
import type { Db } from '@karvon/platform/db/database';
import type { Schema } from '@karvon/platform/db/schema';
import type { Agreed } from './amounts';
import type { ClaimColumns } from './columns';

/** The agreed price of a supplier's order, in both currencies. */
export const agreedOf = (claim: Selectable<ClaimColumns>): Agreed => ({
  ours: { amount: claim.amount, currency: claim.currency as Currency },
  theirs: claim.account_amount,
});

/** Every table that has the columns of claims, whichever adapter it belongs to. */
type ClaimTable = {
  [Table in keyof Schema]: Schema[Table] extends ClaimColumns ? Table : never;
}[keyof Schema];

/** Claims: a row is written before a booking is requested, because a second request could book twice. */
export function createClaims<Table extends ClaimTable>(db: Db, table: Table) {
  type Columns = Schema[Table];
  type Claim = Selectable<Columns>;
  // Kysely knows one table at a time: the rows read have the columns of their own table again.
  const claims = db as unknown as Kysely<{ claims: ClaimColumns }>;
  const named = table as string as 'claims';
  const read = () => claims.selectFrom(named).selectAll().$castTo<Claim>();
  return {
    find: (reference: string): Promise<Claim | undefined> =>
      read().where('reference', '=', reference).executeTakeFirst(),

    byOrder: (orderId: string): Promise<Claim | undefined> =>
      read().where('order_id', '=', orderId).executeTakeFirst(),

    /**
     * Claims the right to send one request.
     * @param before the earlier claim, which ended without an order
     * @returns undefined when another process has claimed it in the meantime
     */
    async request(
      claim: Omit<Insertable<Columns>, 'state' | 'order_id'>,
      before: Selectable<ClaimColumns> | undefined,
    ): Promise<Claim | undefined> {
      const values = { ...claim, state: 'asked', order_id: null } as Insertable<ClaimColumns>;
      return before
        ? await claims
            .updateTable(named)
            .set(values)
            .where('reference', '=', values.reference)
            .where('state', '=', before.state)
            .where('asked_at', '=', before.asked_at)
            .returningAll()
            .$castTo<Claim>()
            .executeTakeFirst()
        : await claims
            .insertInto(named)
            .values(values)
            .onConflict((conflict) => conflict.column('reference').doNothing())
            .returningAll()
            .$castTo<Claim>()
            .executeTakeFirst();
    },

    /** Records the outcome of a request. A found order replaces an outcome that was recorded before. */
    async settle(reference: string, outcome: { orderId: string } | 'refused'): Promise<void> {
      const row = claims.updateTable(named).where('reference', '=', reference);
      await (
        outcome === 'refused'
          ? row.set({ state: 'refused' }).where('state', '=', 'asked')
          : row.set({ state: 'made', order_id: outcome.orderId }).where('state', '!=', 'made')
      ).execute();
    },
  };
}
