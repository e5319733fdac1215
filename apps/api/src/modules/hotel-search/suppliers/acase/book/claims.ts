import type { Selectable } from 'kysely';
import type { Currency } from '@karvon/money';
import type { Db } from '../../../../../db/database';
import type { Agreed } from '../../../../../supplier-wire/amounts';
import type { AcaseTables } from '../tables';

export type Claim = Selectable<AcaseTables['acase_orders']>;
export type NewClaim = Omit<Claim, 'state' | 'order_id'>;

export const agreedOf = (claim: Claim): Agreed => ({
  ours: { amount: claim.amount, currency: claim.currency as Currency },
  theirs: claim.account_amount,
});

/** Claims: a row is written before a booking is requested, because a second request could book twice. */
export function createClaims(db: Db) {
  const table = () => db.selectFrom('acase_orders').selectAll();
  return {
    find: (reference: string): Promise<Claim | undefined> =>
      table().where('reference', '=', reference).executeTakeFirst(),

    byOrder: (orderId: string): Promise<Claim | undefined> =>
      table().where('order_id', '=', orderId).executeTakeFirst(),

    /**
     * Claims the right to send one request.
     * @param before the earlier claim, which ended without a booking
     * @returns false when another process has claimed it in the meantime
     */
    async request(claim: NewClaim, before: Claim | undefined): Promise<boolean> {
      const values = { ...claim, state: 'asked' as const, order_id: null };
      const result = before
        ? await db
            .updateTable('acase_orders')
            .set(values)
            .where('reference', '=', claim.reference)
            .where('state', '=', before.state)
            .where('asked_at', '=', before.asked_at)
            .returning('reference')
            .executeTakeFirst()
        : await db
            .insertInto('acase_orders')
            .values(values)
            .onConflict((conflict) => conflict.column('reference').doNothing())
            .returning('reference')
            .executeTakeFirst();
      return result !== undefined;
    },

    async settle(reference: string, outcome: { orderId: string } | 'refused'): Promise<void> {
      const refused = outcome === 'refused';
      await db
        .updateTable('acase_orders')
        .set(refused ? { state: 'refused' } : { state: 'made', order_id: outcome.orderId })
        .where('reference', '=', reference)
        .where('state', '=', 'asked')
        .execute();
    },
  };
}

export type Claims = ReturnType<typeof createClaims>;
