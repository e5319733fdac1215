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

/** The signed-in user's favourite flights and hotels, the newest first. */
export async function listFavourites(transport: Transport, options?: CallOptions) {
  return (await call<typeof ListFavourites>(transport, listFavouritesCall, { ...options }))
    .favourites;
}

/**
 * Adds favourites.
 * @returns all favourites
 */
export async function keepFavourites(transport: Transport, favourites: readonly Favourite[]) {
  const body = { favourites: [...favourites] };
  return (await call<typeof KeepFavourites>(transport, keepFavouritesCall, { body })).favourites;
}

/** Removes a favourite. */
export function deleteFavourite(transport: Transport, item: string) {
  return call<typeof DeleteFavourite>(transport, deleteFavouriteCall, { params: { item } });
}
