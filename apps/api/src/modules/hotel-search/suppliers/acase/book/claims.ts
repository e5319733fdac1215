import type { Selectable } from 'kysely';
import type { Db } from '../../../../../db/database';
import * as suppliers from '../../../../../supplier-wire/claims';
import type { AcaseTables } from '../tables';

export type Claim = Selectable<AcaseTables['acase_orders']>;

/** Our requests to book at Академсервис, and to change what is booked. */
export const createClaims = (db: Db) => ({
  ...suppliers.createClaims(db, 'acase_orders'),

  /**
   * Claims the right to send a change once.
   * @returns false when another process has claimed it in the meantime
   */
  async claimChange(claim: Claim, change: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('acase_orders')
      .set({ change_reference: change, change_asked_at: now })
      .where('reference', '=', claim.reference)
      .where('change_asked_at', 'is not distinct from', claim.change_asked_at)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
});

export type Claims = ReturnType<typeof createClaims>;
