import type { Db, Tx } from '@karvon/platform/db/database';

/** After how long without a sign-in a browser is no longer known. */
const rememberedDays = 400;
const DAY_MS = 86_400_000;

/** Browsers on which the owner of a phone has signed in, by fingerprints of both. */
export const knownDevices = {
  async isKnown(db: Db | Tx, phoneKey: string, deviceKey: string, now: Date): Promise<boolean> {
    const row = await db
      .selectFrom('known_devices')
      .select('seen_at')
      .where('phone_key', '=', phoneKey)
      .where('device_key', '=', deviceKey)
      .where('seen_at', '>', new Date(now.getTime() - rememberedDays * DAY_MS))
      .executeTakeFirst();
    return row !== undefined;
  },

  async remember(tx: Tx, phoneKey: string, deviceKey: string, now: Date): Promise<void> {
    await tx
      .insertInto('known_devices')
      .values({ phone_key: phoneKey, device_key: deviceKey, seen_at: now })
      .onConflict((conflict) =>
        conflict.columns(['phone_key', 'device_key']).doUpdateSet({ seen_at: now }),
      )
      .execute();
  },

  async forget(db: Db, now: Date): Promise<void> {
    const before = new Date(now.getTime() - rememberedDays * DAY_MS);
    await db.deleteFrom('known_devices').where('seen_at', '<', before).execute();
  },
};
