import { randomUUID } from 'node:crypto';
import { maxFavourites, type Favourite } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Db, Tx } from '@karvon/platform/db/database';
import { lockUser } from '../lock-user';
import { rowsOf, type Belongings } from '@karvon/order-ground/erased-bookings';
import type {} from './tables';

export const favouriteContext = (id: string) => `favourite/${id}`;

const kinds = ['air', 'hotel'] as const;
const kindOf = ({ item }: Favourite) => (item.startsWith('air.') ? 'air' : 'hotel');

/** The rows deleted when a user erases the account. */
export const favouriteBelongings: Belongings = {
  table: 'favourites',
  categories: ['journeys'],
  async forget(tx, userId) {
    return rowsOf(await tx.deleteFrom('favourites').where('user_id', '=', userId).execute());
  },
};

/** Deletes all but the latest favourites of a kind. */
async function trim(tx: Tx, userId: string, kind: 'air' | 'hotel'): Promise<void> {
  const latest = tx
    .selectFrom('favourites')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('turn', 'desc')
    .limit(maxFavourites);
  await tx
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('id', 'not in', latest)
    .execute();
}

/** Flights and hotels that users save, each readable by its owner only. */
export function createFavouriteStore({
  database: { db },
  personalData: data,
}: Pick<AppDeps, 'database' | 'personalData'>) {
  const itemKey = (item: string) => data.fingerprint(item, 'favourite/item');

  /** The user's favourites; an unreadable row is left out. */
  async function read(from: Db | Tx, userId: string): Promise<Favourite[]> {
    const rows = await from
      .selectFrom('favourites')
      .select(['id', 'sealed'])
      .where('user_id', '=', userId)
      .orderBy('turn', 'desc')
      .execute();
    return rows.flatMap(
      ({ id, sealed }) => data.tryOpen<Favourite>(sealed, favouriteContext(id)) ?? [],
    );
  }

  return {
    /** Last saved first. */
    list: (userId: string): Promise<Favourite[]> => read(db, userId),

    /** Adds new favourites; saved ones keep their place and their first price. */
    keep(userId: string, favourites: readonly Favourite[]): Promise<Favourite[]> {
      return db.transaction().execute(async (tx) => {
        await lockUser(tx, userId);
        const rows = [...favourites].reverse().map((favourite) => {
          const id = randomUUID();
          return {
            id,
            user_id: userId,
            kind: kindOf(favourite),
            item_key: itemKey(favourite.item),
            sealed: data.seal(favourite, favouriteContext(id)),
          } as const;
        });
        await tx
          .insertInto('favourites')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['user_id', 'item_key']).doNothing())
          .execute();
        for (const kind of kinds) await trim(tx, userId, kind);
        return read(tx, userId);
      });
    },

    async delete(userId: string, item: string): Promise<void> {
      await db
        .deleteFrom('favourites')
        .where('user_id', '=', userId)
        .where('item_key', '=', itemKey(item))
        .execute();
    },
  };
}
