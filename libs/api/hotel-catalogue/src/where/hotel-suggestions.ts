import type { HotelSuggestion, Locale } from '@karvon/contract';
import { createPlaceIndex, type PlaceIndex } from '@karvon/place-search';
import { greatCircleKm } from '@karvon/sandbox-world';
import type { Clock } from '@karvon/platform/clock';
import { meantPlace } from '@karvon/places';
import { readMeanings, type Meaning } from './hotel-meanings';
import { createReread } from './reread';
import type { HotelSupplier, SupplierLocation } from '@karvon/hotel-supply/hotel-supplier';

interface Atlas {
  index: PlaceIndex;
  locations: ReadonlyMap<string, SupplierLocation>;
  meanings: ReadonlyMap<string, Meaning>;
}

const MAX_OF_GROUP: Record<Meaning['group'], number> = { location: 5, hotel: 4, place: 4 };
const MAX_MATCHES = 40;
/** The greatest distance at which another place is suggested: there and back in one day. */
const FARTHEST_KM = 150;
/** An airport within this distance counts as the place itself. */
const SAME_PLACE_KM = 25;

/** If the typed place has no hotels, the nearest place with hotels, where one is near; null when no place is meant. */
function nearest(query: string, { locations }: Atlas, lang: Locale): HotelSuggestion[] | null {
  const place = meantPlace(query);
  if (!place) return null;
  const [first] = [...locations.values()]
    .map(({ shown }) => shown[lang])
    .map((location) => {
      const { latitude: lat, longitude: lon } = location.position;
      return { location, km: Math.round(greatCircleKm(place, { lat, lon })) };
    })
    .filter(({ km }) => km <= FARTHEST_KM)
    .sort((a, b) => a.km - b.km);
  if (!first) return [];
  const { location, km } = first;
  const name = place.names[lang].city;
  return [{ location, found: km <= SAME_PLACE_KM ? null : { kind: 'no-hotels', name, km } }];
}

/**
 * Finds suggestions for the text typed into "where to", in any language or keyboard layout, also with a small typing
 * error.
 */
export function createHotelSuggestions(
  supplier: Pick<HotelSupplier, 'locations' | 'hotels' | 'landmarks'>,
  clock: Clock,
) {
  async function read(): Promise<Atlas> {
    const [locations, meanings] = await Promise.all([supplier.locations(), readMeanings(supplier)]);
    return {
      index: createPlaceIndex(meanings.map(({ words }) => words)),
      locations: new Map(locations.map((one) => [one.shown.ru.code, one])),
      meanings: new Map(meanings.map((one) => [one.words.id, one])),
    };
  }

  const atlas = createReread(read, clock);

  return {
    /** Loads the data before the first request. */
    warmUp: async () => void (await atlas()),
    /** Best first, grouped by kind. */
    async suggest(query: string, lang: Locale): Promise<HotelSuggestion[]> {
      const known = await atlas();
      const { ids, sure } = known.index.look(query, MAX_MATCHES);
      const meant = sure ? null : nearest(query, known, lang);
      if (meant) return meant;
      const meanings = ids.flatMap((id) => known.meanings.get(id) ?? []);
      const groups = [...new Set(meanings.map(({ group }) => group))];
      return groups.flatMap((group) =>
        meanings
          .filter((meaning) => meaning.group === group)
          .slice(0, MAX_OF_GROUP[group])
          .flatMap(({ city, found }) => {
            const location = known.locations.get(city)?.shown[lang];
            return location ? [{ location, found: found[lang] }] : [];
          }),
      );
    },
  };
}

export type HotelSuggestions = ReturnType<typeof createHotelSuggestions>;
