import {
  deleteFavouriteCall,
  keepFavouritesCall,
  listFavouritesCall,
  type deleteFavourite as DeleteFavourite,
  type Favourite,
  type keepFavourites as KeepFavourites,
  type listFavourites as ListFavourites,
} from '@karvon/contract';
import { call } from '../transport/call';
import type { CallOptions } from '../transport/call-types';
import type { Transport } from '../transport/transport';

/** The flights and hotels that the signed-in user keeps, the last one first. */
export async function listFavourites(transport: Transport, options?: CallOptions) {
  return (await call<typeof ListFavourites>(transport, listFavouritesCall, { ...options }))
    .favourites;
}

/** Keeps more of them; @returns all that are kept now */
export async function keepFavourites(transport: Transport, favourites: readonly Favourite[]) {
  const body = { favourites: [...favourites] };
  return (await call<typeof KeepFavourites>(transport, keepFavouritesCall, { body })).favourites;
}

/** Keeps one no longer. */
export function deleteFavourite(transport: Transport, item: string) {
  return call<typeof DeleteFavourite>(transport, deleteFavouriteCall, { params: { item } });
}
