import type { Generated } from 'kysely';

export interface FavouriteTables {
  favourites: {
    id: string;
    user_id: string;
    kind: 'air' | 'hotel';
    /** Fingerprint of the item: kept again, it is the same one. */
    item_key: string;
    /** A `Favourite`. */
    sealed: string;
    turn: Generated<number>;
  };
}
