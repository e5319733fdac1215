import { randomUUID } from 'node:crypto';
import type { SavedTraveller, Traveller } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import type { PersonalData } from '@karvon/platform/personal-data';
import { lockUser } from '../lock-user';
import { rowsOf, type Belongings } from '@karvon/order-ground/erased-bookings';
import type {} from './tables';

/** How many people a user may save: two large families. */
export const maxTravellers = 20;

export const travellerContext = (id: string) => `saved-traveller/${id}`;

/** The rows deleted when a user erases the account. */
export const travellerBelongings: Belongings = {
  table: 'saved_travellers',
  categories: ['names', 'birth-dates', 'documents'],
  async forget(tx, userId) {
    return rowsOf(await tx.deleteFrom('saved_travellers').where('user_id', '=', userId).execute());
  },
};

/** The user's people; an unreadable row is left out. */
const createReader =
  (data: PersonalData) =>
  ({ id, sealed }: { id: string; sealed: string }): SavedTraveller[] => {
    const traveller = data.tryOpen<Traveller>(sealed, travellerContext(id));
    return traveller ? [{ id, ...traveller }] : [];
  };

/** People saved by users, each readable and changeable by its owner only. */
export function createTravellerStore({
  clock,
  database: { db },
  personalData: data,
}: Pick<AppDeps, 'clock' | 'database' | 'personalData'>) {
  const read = createReader(data);
  const documentKey = ({ country, document }: Traveller) =>
    data.fingerprint(`${country} ${document}`, 'saved-traveller/document');

  const rowOf = (id: string, traveller: Traveller) => ({
    document_key: documentKey(traveller),
    sealed: data.seal(traveller, travellerContext(id)),
    changed_at: clock.now(),
  });

  const findByDocument = (tx: Tx, userId: string, traveller: Traveller) =>
    tx
      .selectFrom('saved_travellers')
      .select('id')
      .where('user_id', '=', userId)
      .where('document_key', '=', documentKey(traveller))
      .executeTakeFirst();

  async function update(tx: Tx, id: string, traveller: Traveller): Promise<SavedTraveller> {
    await tx
      .updateTable('saved_travellers')
      .set(rowOf(id, traveller))
      .where('id', '=', id)
      .execute();
    return { id, ...traveller };
  }

  return {
    /** Last changed first. */
    async list(userId: string): Promise<SavedTraveller[]> {
      const rows = await db
        .selectFrom('saved_travellers')
        .select(['id', 'sealed'])
        .where('user_id', '=', userId)
        .orderBy('changed_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.flatMap(read);
    },

    /** @throws problem travellers-full */
    save(userId: string, traveller: Traveller): Promise<SavedTraveller> {
      return db.transaction().execute(async (tx) => {
        await lockUser(tx, userId);
        const known = await findByDocument(tx, userId, traveller);
        if (known) return update(tx, known.id, traveller);
        const { saved } = await tx
          .selectFrom('saved_travellers')
          .select(({ fn }) => fn.countAll<string>().as('saved'))
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        if (Number(saved) >= maxTravellers)
          throw problem('travellers-full', { limit: maxTravellers });
        const id = randomUUID();
        await tx
          .insertInto('saved_travellers')
          .values({ id, user_id: userId, ...rowOf(id, traveller) })
          .execute();
        return { id, ...traveller };
      });
    },

    /**
     * If another saved person has the document, this one replaces it: they are the same person.
     * @throws problem traveller-not-found, for another user's too
     */
    change(userId: string, id: string, traveller: Traveller): Promise<SavedTraveller> {
      return db.transaction().execute(async (tx) => {
        await lockUser(tx, userId);
        const own = await tx
          .selectFrom('saved_travellers')
          .select('id')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (!own) throw problem('traveller-not-found');
        const twin = await findByDocument(tx, userId, traveller);
        if (twin && twin.id !== id)
          await tx.deleteFrom('saved_travellers').where('id', '=', twin.id).execute();
        return update(tx, id, traveller);
      });
    },

    /** @throws problem traveller-not-found, for another user's too */
    async delete(userId: string, id: string): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('saved_travellers')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw problem('traveller-not-found');
    },
  };
}
