import type { Selectable } from 'kysely';
import type { Db } from '../../../../../db/database';
import * as suppliers from '../../../../../supplier-wire/claims';
import type { DuffelTables } from './tables';

export type Claim = Selectable<DuffelTables['duffel_orders']>;
export type NewClaim = Omit<Claim, 'state' | 'order_id'>;

/** Our requests to book at Duffel. */
export function createClaims(db: Db) {
  const claims = suppliers.createClaims(db, 'duffel_orders');
  return {
    ...claims,

    request: ({ passenger_ids, ...claim }: NewClaim, before: Claim | undefined) =>
      claims.request({ ...claim, passenger_ids: JSON.stringify(passenger_ids) }, before),

    /** The order is there, whatever we believed of it before. */
    async made(reference: string, orderId: string): Promise<void> {
      await db
        .updateTable('duffel_orders')
        .set({ state: 'made', order_id: orderId })
        .where('reference', '=', reference)
        .execute();
    },
  };
}

export type Claims = ReturnType<typeof createClaims>;
