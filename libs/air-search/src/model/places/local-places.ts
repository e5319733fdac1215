import type { IndexedPlace, NearbyPlace, Place, PlaceIndexFile } from '@karvon/contract';
import { createPlaceIndex } from '@karvon/place-search';

/** The places found for a text. */
export interface FoundPlaces {
  places: Place[];
  nearby: NearbyPlace[];
}

export interface LocalPlaces {
  find(code: string): Place | undefined;
  /** At most `limit` places, best first; `sure` when one matches exactly, so that it can be shown before the server responds. */
  search(query: string, limit: number): FoundPlaces & { sure: boolean };
}

/** The browser's search among the well-known places, with the server's engine and order. */
export function createLocalPlaces({ countries, places }: PlaceIndexFile): LocalPlaces {
  const byCode = new Map(places.map((entry) => [entry.code, entry]));
  const countryOf = ({ country }: IndexedPlace) => countries[country] ?? [country];
  const index = createPlaceIndex(
    places.map((entry) => ({
      id: entry.code,
      rank: entry.rank,
      codes: [entry.code, ...(entry.former ?? [])],
      aliases: [entry.city, ...(entry.names ?? [])],
      secondary: entry.own ?? [],
      context: countryOf(entry),
    })),
  );

  function find(code: string): Place | undefined {
    const entry = byCode.get(code);
    if (!entry) return undefined;
    const { city, airports, country } = entry;
    return {
      kind: airports ? 'city' : 'airport',
      code,
      cityCode: entry.cityCode ?? code,
      city,
      airport: airports ? null : (entry.airport ?? city),
      country,
      countryName: countryOf(entry)[0] ?? country,
      airports: airports ?? [],
    };
  }

  return {
    find,
    search(query, limit) {
      const { ids, sure } = index.look(query, limit);
      const near = byCode.get(ids[0] ?? '')?.near ?? [];
      return {
        sure,
        places: ids.flatMap((id) => find(id) ?? []),
        nearby: near.flatMap(([code, km]) => {
          const place = ids.includes(code) ? undefined : find(code);
          return place ? { place, km } : [];
        }),
      };
    },
  };
}
