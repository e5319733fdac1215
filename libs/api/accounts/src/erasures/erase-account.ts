import type { Tx } from '@karvon/platform/db/database';
import { rowsOf, type DataCategory, type ErasureEvent } from '@karvon/order-ground/erased-bookings';
import type { AccountDeps } from '../account-deps';
import { formDrafts } from '../drafts/form-drafts';
import type { SignedIn } from '../sessions/session-access';
import type { UserRow } from '../user-store';
import { erasures } from './erasures';

const DAY_MS = 86_400_000;
/** How long after a journey its passengers may still request a document or a refund. */
export const daysAfterJourney = 30;

const event = (
  table: string,
  categories: readonly DataCategory[],
  rows: number,
  done: ErasureEvent['done'] = 'deleted',
): ErasureEvent => ({ table, done, categories, rows });

/** Erases accounts at once, and their bookings once nobody travels any more. Each erasure is recorded for an act. */
export function createErasure(
  deps: Pick<
    AccountDeps,
    'belongings' | 'bookings' | 'clock' | 'database' | 'logger' | 'sessions' | 'users'
  >,
) {
  const { belongings, bookings, clock, database, logger, sessions, users } = deps;

  async function destroy(tx: Tx, user: UserRow, now: Date): Promise<ErasureEvent[]> {
    const phoneKey = user.phone_key ?? '';
    const devices = await tx
      .deleteFrom('known_devices')
      .where('phone_key', '=', phoneKey)
      .execute();
    const registrations = tx.deleteFrom('registrations').where('phone_key', '=', phoneKey);
    const codes = tx.deleteFrom('sms_codes').where('phone_key', '=', phoneKey);
    const drafts = await formDrafts.forget(tx, user.id);
    const deleted = [];
    for (const { table, categories, forget } of belongings)
      deleted.push(event(table, categories, await forget(tx, user.id)));
    await users.erase(tx, user.id, now);
    await sessions.endAll(tx, user.id);
    for (const kind of bookings) await kind.adopt(tx, user.id, phoneKey);
    return [
      event('users', ['contacts', 'names', 'sign-in'], 1, 'overwritten'),
      event('known_devices', ['sign-in'], rowsOf(devices)),
      event('registrations', ['contacts', 'names'], rowsOf(await registrations.execute())),
      event('sms_codes', ['sign-in'], rowsOf(await codes.execute())),
      event('form_drafts', ['contacts', 'names', 'birth-dates', 'documents'], drafts),
      ...deleted,
    ];
  }

  async function eraseBookings(userId: string): Promise<void> {
    const now = clock.now();
    const endedBefore = new Date(now.getTime() - daysAfterJourney * DAY_MS);
    await database.db.transaction().execute(async (tx) => {
      const done = [];
      for (const kind of bookings) done.push(await kind.erasePersons(tx, userId, endedBefore, now));
      const events = done.flatMap((one) => one.events);
      await erasures.note(tx, userId, 'purpose-reached', events, now);
      if (done.every(({ left }) => left === 0)) await users.noteBookingsErased(tx, userId, now);
    });
  }

  return {
    async erase({ user }: SignedIn): Promise<void> {
      await database.db.transaction().execute(async (tx) => {
        const now = clock.now();
        await erasures.note(tx, user.id, 'asked-by-person', await destroy(tx, user, now), now);
      });
      logger.info({ userId: user.id }, 'account erased');
    },

    /** Erases the persons in the bookings of all erased accounts that are due. */
    async eraseBookings(): Promise<void> {
      for (const id of await users.erasedWithBookings(database.db)) await eraseBookings(id);
    },
  };
}

export type Erasure = ReturnType<typeof createErasure>;
