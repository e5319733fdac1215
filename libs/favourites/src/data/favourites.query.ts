import { synchronise } from '@karvon/favourite-heart';
import type { Transport } from '@karvon/api-client';
import type { User } from '@karvon/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** Brings the list of a signed-in visitor into the store of the hearts, anew each time the page is opened. */
export function favouritesQuery(transport: Transport, user: User | null) {
  return queryOptions({
    queryKey: ['favourites', user?.id],
    queryFn: user
      ? async () => {
          await synchronise(transport, true);
          return true;
        }
      : skipToken,
    staleTime: 0,
    gcTime: 0,
  });
}
