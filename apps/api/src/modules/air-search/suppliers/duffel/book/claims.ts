import type { Selectable } from 'kysely';
import type { Currency } from '@karvon/money';
import type { Db } from '../../../../../db/database';
import type { Agreed } from '../../../../../supplier-wire/amounts';
import type { DuffelTables } from './tables';

export type Claim = Selectable<DuffelTables['duffel_orders']>;
export type NewClaim = Omit<Claim, 'state' | 'order_id'>;

export const agreedOf = (claim: Claim): Agreed => ({
  ours: { amount: claim.amount, currency: claim.currency as Currency },
  theirs: claim.account_amount,
});

/** Orders that we request from Duffel. They are written down first, because a second request could book twice. */
export function createClaims(db: Db) {
  const table = () => db.selectFrom('duffel_orders').selectAll();
  return {
    find: (reference: string): Promise<Claim | undefined> =>
      table().where('reference', '=', reference).executeTakeFirst(),

    byOrder: (orderId: string): Promise<Claim | undefined> =>
      table().where('order_id', '=', orderId).executeTakeFirst(),

    /**
     * Claims the right to ask once.
     * @param before the earlier claim, which has no order
     * @returns false when another call has claimed it meanwhile
     */
    async request(claim: NewClaim, before: Claim | undefined): Promise<boolean> {
      const values = { ...claim, passenger_ids: JSON.stringify(claim.passenger_ids) };
      const state = { state: 'asked' as const, order_id: null };
      const result = before
        ? await db
            .updateTable('duffel_orders')
            .set({ ...values, ...state })
            .where('reference', '=', claim.reference)
            .where('state', '=', before.state)
            .where('asked_at', '=', before.asked_at)
            .returning('reference')
            .executeTakeFirst()
        : await db
            .insertInto('duffel_orders')
            .values({ ...values, ...state })
            .onConflict((conflict) => conflict.column('reference').doNothing())
            .returning('reference')
            .executeTakeFirst();
      return result !== undefined;
    },

    async made(reference: string, orderId: string): Promise<void> {
      await db
        .updateTable('duffel_orders')
        .set({ state: 'made', order_id: orderId })
        .where('reference', '=', reference)
        .execute();
    },

    /** Duffel has made the order that it had accepted. */
    async appeared(reference: string, orderId: string): Promise<void> {
      await db
        .updateTable('duffel_orders')
        .set({ state: 'made', order_id: orderId })
        .where('reference', '=', reference)
        .where('state', '=', 'asked')
        .execute();
    },

    /** Duffel has refused the order; an existing order stays. */
    async refused(reference: string): Promise<void> {
      await db
        .updateTable('duffel_orders')
        .set({ state: 'refused' })
        .where('reference', '=', reference)
        .where('state', '=', 'asked')
        .execute();
    },
  };
}

export type Claims = ReturnType<typeof createClaims>;
