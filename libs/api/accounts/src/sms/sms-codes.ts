import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '@karvon/platform/db/database';
import type { PersonalData } from '@karvon/platform/personal-data';
import type { CodePurpose } from '../tables';

const lifetimeMs = 5 * 60_000;
const maxTries = 5;

/** The codes of text messages: six digits, five minutes, five tries, one use, the newest one only. */
export function createSmsCodes(data: PersonalData) {
  const macOf = (code: string, id: string, purpose: CodePurpose) =>
    data.fingerprint(code, `sms-code/${purpose}/${id}`);

  return {
    /** @returns the new code; the one before is no longer valid */
    async issue(tx: Tx, phoneKey: string, purpose: CodePurpose, now: Date): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const id = randomUUID();
      const row = {
        id,
        code_mac: macOf(code, id, purpose),
        tries: 0,
        expires_at: new Date(now.getTime() + lifetimeMs),
      };
      await tx
        .insertInto('sms_codes')
        .values({ phone_key: phoneKey, purpose, ...row })
        .onConflict((conflict) => conflict.columns(['phone_key', 'purpose']).doUpdateSet(row))
        .execute();
      return code;
    },

    /**
     * Counts a try for every valid code of the phone.
     * @returns the purpose and the id of the code, for `use`; null for a code that is wrong, expired or tried too often
     */
    async match(
      db: Db,
      phoneKey: string,
      code: string,
      now: Date,
    ): Promise<{ id: string; purpose: CodePurpose } | null> {
      const living = await db
        .updateTable('sms_codes')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .where('phone_key', '=', phoneKey)
        .where('tries', '<', maxTries)
        .where('expires_at', '>', now)
        .returning(['id', 'purpose', 'code_mac'])
        .execute();
      const right = living.find(({ id, purpose, code_mac: mac }) =>
        timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(code, id, purpose))),
      );
      return right ? { id: right.id, purpose: right.purpose } : null;
    },

    /** Uses the code up; false when another call was faster. */
    async use(tx: Tx, id: string): Promise<boolean> {
      const { numDeletedRows } = await tx
        .deleteFrom('sms_codes')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
  };
}

export type SmsCodes = ReturnType<typeof createSmsCodes>;
