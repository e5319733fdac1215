import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '@karvon/platform/db/database';
import type { ErasureEvent } from '@karvon/order-ground/erased-bookings';
import type { AccountTables } from '../tables';

/** Why personal data was destroyed: its owner wants it, or it has served its purpose. */
export const erasureReasons = ['asked-by-person', 'purpose-reached'] as const;

export type ErasureRow = Selectable<AccountTables['account_erasures']>;

/** How long the law requires the act and the extract of the log to be kept. */
const retentionYears = 3;

/** The events of erased accounts, for the act and the extract of the log. */
export const erasures = {
  /** Records what a transaction destroys. No event is recorded for a table without matching rows. */
  async note(
    tx: Tx,
    userId: string,
    reason: ErasureRow['reason'],
    events: readonly ErasureEvent[],
    now: Date,
  ): Promise<void> {
    const done = events.filter(({ rows }) => rows > 0);
    if (done.length === 0) return;
    await tx
      .insertInto('account_erasures')
      .values({
        id: randomUUID(),
        user_id: userId,
        reason,
        events: JSON.stringify(done),
        erased_at: now,
      })
      .execute();
  },

  /** Newest first. */
  list: (db: Db, count: number): Promise<ErasureRow[]> =>
    db
      .selectFrom('account_erasures')
      .selectAll()
      .orderBy('erased_at', 'desc')
      .orderBy('id')
      .limit(count)
      .execute(),

  find: (db: Db, id: string): Promise<ErasureRow | undefined> =>
    db.selectFrom('account_erasures').selectAll().where('id', '=', id).executeTakeFirst(),

  async forget(db: Db, now: Date): Promise<void> {
    const before = new Date(now);
    before.setUTCFullYear(now.getUTCFullYear() - retentionYears);
    await db.deleteFrom('account_erasures').where('erased_at', '<', before).execute();
  },
};
