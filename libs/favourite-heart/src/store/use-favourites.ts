import { useEffect, useSyncExternalStore } from 'react';
import { useTransport } from '@karvon/api-client';
import { useSession } from '@karvon/session';
import type { Favourite } from '@karvon/contract';
import { favourites, synchronise } from './favourites-store';
import { onFavourites } from './load-store';

const unknown = () => null;

/**
 * The favourites, the newest first; null before hydration, because the server does not know them. A signed-in visitor's list is
 * loaded from the server, once per document.
 */
export function useFavourites(): readonly Favourite[] | null {
  const transport = useTransport();
  const { user } = useSession();
  const id = user?.id;
  useEffect(() => {
    // The device's copy is shown meanwhile, and when the call fails.
    if (id) void synchronise(transport).catch(() => undefined);
  }, [transport, id]);
  return useSyncExternalStore<readonly Favourite[] | null>(onFavourites, favourites, unknown);
}
