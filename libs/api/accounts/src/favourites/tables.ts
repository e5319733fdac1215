import type { Generated } from 'kysely';

export interface FavouriteTables {
  favourites: {
    id: string;
    user_id: string;
    kind: 'air' | 'hotel';
    /** Fingerprint of the item: an item saved again keeps its row. */
    item_key: string;
    /** A sealed `Favourite`. */
    sealed: string;
    turn: Generated<number>;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends FavouriteTables {}
}
