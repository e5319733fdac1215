import { maxFavourites, type Favourite } from '@karvon/contract';
import { readPrivate, writePrivate } from '@karvon/session';

/** The favourites stored on this device; signing out removes them with all private data. */
export interface StoredFavourites {
  /** The user whose list this is a copy of; null for a guest's list. */
  owner: string | null;
  /** The newest first. */
  favourites: readonly Favourite[];
}

const name = 'favourites';
const nothing: StoredFavourites = { owner: null, favourites: [] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isFavourite(value: unknown): value is Favourite {
  if (!isRecord(value) || typeof value.item !== 'string') return false;
  const { price } = value;
  return (
    price === null ||
    (isRecord(price) && Number.isSafeInteger(price.amount) && typeof price.currency === 'string')
  );
}

/** Of each kind only the latest. */
export function latest(favourites: readonly Favourite[]): Favourite[] {
  const counts = new Map<string, number>();
  return favourites.filter(({ item }) => {
    const [kind] = item.split('.') as [string];
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= maxFavourites;
  });
}

export function readStored(): StoredFavourites {
  try {
    const stored: unknown = JSON.parse(readPrivate(name) ?? 'null');
    if (!isRecord(stored) || !Array.isArray(stored.favourites)) return nothing;
    return {
      owner: typeof stored.owner === 'string' ? stored.owner : null,
      favourites: stored.favourites.filter(isFavourite),
    };
  } catch {
    return nothing;
  }
}

export function writeStored(stored: StoredFavourites): void {
  const empty = stored.favourites.length === 0 && stored.owner === null;
  writePrivate(name, empty ? null : JSON.stringify(stored));
}

/** Whether a storage event of another tab may have changed the list. */
export const concernsFavourites = ({ key }: StorageEvent) => key === null || key.endsWith(name);
