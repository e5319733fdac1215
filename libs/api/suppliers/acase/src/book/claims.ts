import type { Selectable } from 'kysely';
import type { Db } from '@karvon/platform/db/database';
import * as suppliers from '@karvon/supply/claims';
import type { RoomAmendment } from '@karvon/hotel-supply/room-seller';
import type { AcaseTables } from '../tables';

export type Claim = Selectable<AcaseTables['acase_orders']>;

/** Our requests to book at Академсервис, and to change what is booked. */
export const createClaims = (db: Db) => ({
  ...suppliers.createClaims(db, 'acase_orders'),

  /**
   * Claims the right to send a change once.
   * @param seen what the order seems to tell of it already
   * @returns false when another process has claimed it in the meantime
   */
  async claimChange(
    claim: Claim,
    change: string,
    seen: RoomAmendment | null,
    now: Date,
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('acase_orders')
      .set({ change_reference: change, change_asked_at: now, change_seen: seen })
      .where('reference', '=', claim.reference)
      .where('change_asked_at', 'is not distinct from', claim.change_asked_at)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },

  /** The supplier has the change: from now on the order tells of it. */
  async settleChange({ reference }: Claim, change: string): Promise<void> {
    await db
      .updateTable('acase_orders')
      .set({ change_seen: null })
      .where('reference', '=', reference)
      .where('change_reference', '=', change)
      .execute();
  },
});

export type Claims = ReturnType<typeof createClaims>;
/** What is written of a request before it is sent. */
export type NewClaim = Parameters<Claims['request']>[0];
