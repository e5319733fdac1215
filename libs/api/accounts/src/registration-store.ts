import type { Locale } from '@karvon/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '@karvon/platform/db/database';
import type { PersonalData } from '@karvon/platform/personal-data';
import type { AccountTables } from './tables';

export type RegistrationRow = Selectable<AccountTables['registrations']>;

/** The data that identifies a user. */
export interface Person {
  phone: string;
  username: string;
  email: string | null;
}

/** How long a registration waits for its code; new codes may be sent meanwhile. */
const registrationMs = 60 * 60_000;
export const registrationContext = (phoneKey: string) => `registration/${phoneKey}`;

/** Registrations that wait for their code. */
export function createRegistrationStore(data: PersonalData) {
  return {
    findRegistration(
      db: Db | Tx,
      phoneKey: string,
      now: Date,
    ): Promise<RegistrationRow | undefined> {
      return db
        .selectFrom('registrations')
        .selectAll()
        .where('phone_key', '=', phoneKey)
        .where('created_at', '>', new Date(now.getTime() - registrationMs))
        .executeTakeFirst();
    },

    registrant({ phone_key: phoneKey, sealed }: RegistrationRow): Person {
      return data.open<Person>(sealed, registrationContext(phoneKey));
    },

    async keepRegistration(
      tx: Tx,
      phoneKey: string,
      { person, pinHash, langcode }: { person: Person; pinHash: string; langcode: Locale },
      now: Date,
    ): Promise<void> {
      const row = {
        sealed: data.seal(person, registrationContext(phoneKey)),
        pin_hash: pinHash,
        langcode,
        created_at: now,
      };
      await tx
        .insertInto('registrations')
        .values({ phone_key: phoneKey, ...row })
        .onConflict((conflict) => conflict.column('phone_key').doUpdateSet(row))
        .execute();
    },

    async forgetRegistrations(db: Db, now: Date): Promise<void> {
      await db
        .deleteFrom('registrations')
        .where('created_at', '<', new Date(now.getTime() - registrationMs))
        .execute();
    },
  };
}
