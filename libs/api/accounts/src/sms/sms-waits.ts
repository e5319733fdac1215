import type { Db, Tx } from '@karvon/platform/db/database';

/** The wait for the next code, in seconds: after a requested call, after another code. */
export const smsWaitSeconds = { afterCall: 10, afterSms: 60 } as const;

/** A wait that ended longer ago does not count for a recovery that begins now. */
const staleMs = 60 * 60_000;

/** When a phone may be sent its next code, by the server's clock. The same for phones without an account. */
export const smsWaits = {
  async set(db: Db | Tx, phoneKey: string, seconds: number, now: Date): Promise<void> {
    const row = { sms_after: new Date(now.getTime() + seconds * 1000) };
    await db
      .insertInto('sms_waits')
      .values({ phone_key: phoneKey, ...row })
      .onConflict((conflict) => conflict.column('phone_key').doUpdateSet(row))
      .execute();
  },

  /** Whole seconds still to wait; undefined for a phone without a wait. */
  async left(db: Db, phoneKey: string, now: Date): Promise<number | undefined> {
    const row = await db
      .selectFrom('sms_waits')
      .select('sms_after')
      .where('phone_key', '=', phoneKey)
      .where('sms_after', '>', new Date(now.getTime() - staleMs))
      .executeTakeFirst();
    return row && Math.max(0, Math.ceil((row.sms_after.getTime() - now.getTime()) / 1000));
  },
};
