import type { Locale } from '@karvon/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '@karvon/platform/db/database';
import type { PersonalData } from '@karvon/platform/personal-data';
import type { Visitor } from '@karvon/platform/http/visitor';
import type { AttemptKeys } from './pins/pin-attempts';
import { phoneKey } from './phone-key';
import {
  createRegistrationStore,
  registrationContext,
  type Person,
  type RegistrationRow,
} from './registration-store';
import type { AccountTables } from './tables';

export type { Person };

export type UserRow = Selectable<AccountTables['users']>;

export const userContext = (id: string) => `user/${id}`;

/** Users and registrations. Their personal data is sealed: only `person` reads it. */
export function createUserStore(data: PersonalData) {
  return {
    ...createRegistrationStore(data),
    phoneKey: (phone: string) => phoneKey(data, phone),
    /** The keys by which limits count requests about a phone. */
    attemptKeys: (phone: string, { network, device }: Visitor): AttemptKeys => ({
      phone: phoneKey(data, phone),
      address: data.fingerprint(network, 'user/address'),
      device: device && data.fingerprint(device, 'user/device'),
    }),

    findByPhone(db: Db | Tx, phoneKey: string): Promise<UserRow | undefined> {
      return db
        .selectFrom('users')
        .selectAll()
        .where('phone_key', '=', phoneKey)
        .executeTakeFirst();
    },

    person({ id, sealed }: UserRow): Person {
      if (sealed === null) throw new Error(`User ${id} is deleted`);
      return data.open<Person>(sealed, userContext(id));
    },

    async insert(
      tx: Tx,
      id: string,
      { phone_key: phoneKey, pin_hash: pinHash, langcode, sealed, created_at }: RegistrationRow,
      now: Date,
    ): Promise<void> {
      const person = data.open<Person>(sealed, registrationContext(phoneKey));
      await tx
        .insertInto('users')
        .values({
          id,
          phone_key: phoneKey,
          sealed: data.seal(person, userContext(id)),
          pin_hash: pinHash,
          langcode,
          consented_at: created_at,
          created_at: now,
        })
        .execute();
      await tx.deleteFrom('registrations').where('phone_key', '=', phoneKey).execute();
    },

    async save(tx: Tx, id: string, person: Person, langcode: Locale): Promise<void> {
      await tx
        .updateTable('users')
        .set({ sealed: data.seal(person, userContext(id)), langcode })
        .where('id', '=', id)
        .execute();
    },

    async setPin(tx: Tx, id: string, pinHash: string): Promise<void> {
      await tx.updateTable('users').set({ pin_hash: pinHash }).where('id', '=', id).execute();
    },

    /** Erases the personal data of a user; the row stays. */
    async erase(tx: Tx, id: string, now: Date): Promise<void> {
      await tx
        .updateTable('users')
        .set({ phone_key: null, sealed: null, pin_hash: null, deleted_at: now })
        .where('id', '=', id)
        .execute();
    },

    /** Erased users whose bookings may still name persons. */
    async erasedWithBookings(db: Db): Promise<string[]> {
      const rows = await db
        .selectFrom('users')
        .select('id')
        .where('deleted_at', 'is not', null)
        .where('bookings_erased_at', 'is', null)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    async noteBookingsErased(tx: Tx, id: string, now: Date): Promise<void> {
      await tx.updateTable('users').set({ bookings_erased_at: now }).where('id', '=', id).execute();
    },
  };
}

export type UserStore = ReturnType<typeof createUserStore>;
