import { z } from 'zod';
import { endpoint } from '../endpoint';
import { moneySchema } from '../primitives';
import { deleteFavouriteCall, keepFavouritesCall, listFavouritesCall } from './favourites.calls';
import { maxFavourites } from './favourites.limits';

/**
 * The text of an itinerary or of a hotel with its stay, as in addresses of a comparison: `@karvon/favourite-heart` writes and
 * reads it. The server stores it unread.
 */
export const favouriteItemSchema = z.string().regex(/^(?:air|hotel)\.[A-Za-z0-9~._-]{3,590}$/);

export const favouriteSchema = z.strictObject({
  item: favouriteItemSchema,
  /** The price when it was added, for all travellers or the whole stay; null where no price was shown. */
  price: moneySchema.nullable(),
});
export type Favourite = z.infer<typeof favouriteSchema>;

const favouritesSchema = z.strictObject({
  /** The newest first. */
  favourites: z.array(favouriteSchema),
});

export const listFavourites = endpoint({
  ...listFavouritesCall,
  summary: 'Flights and hotels that the signed-in user keeps',
  sessionAccess: true,
  response: favouritesSchema,
});

export const keepFavourites = endpoint({
  ...keepFavouritesCall,
  summary: 'Keep more flights and hotels, the last one first; of each kind the latest remain',
  sessionAccess: true,
  body: z.strictObject({
    favourites: z
      .array(favouriteSchema)
      .min(1)
      .max(2 * maxFavourites),
  }),
  response: favouritesSchema,
});

export const deleteFavourite = endpoint({
  ...deleteFavouriteCall,
  summary: 'Keep a flight or a hotel no longer; it may be gone already',
  sessionAccess: true,
  params: z.strictObject({ item: favouriteItemSchema }),
  response: z.strictObject({ ok: z.literal(true) }),
});
