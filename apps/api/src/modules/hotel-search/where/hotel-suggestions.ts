import type { HotelSuggestion, Locale } from '@karvon/contract';
import { createPlaceIndex, type PlaceIndex } from '@karvon/place-search';
import { greatCircleKm } from '@karvon/sandbox-world';
import type { Clock } from '../../../clock';
import { meantPlace } from '../../places/port';
import { readMeanings, type Meaning } from './hotel-meanings';
import { createReread } from './reread';
import type { HotelSupplier, SupplierLocation } from '../suppliers/hotel-supplier';

interface Atlas {
  index: PlaceIndex;
  locations: ReadonlyMap<string, SupplierLocation>;
  meanings: ReadonlyMap<string, Meaning>;
}

const MOST_OF_A_GROUP: Record<Meaning['group'], number> = { location: 5, hotel: 4, place: 4 };
const MOST_MATCHES = 40;
/** As far as somebody who wants another place would go. */
const FARTHEST_KM = 600;
/** An airport so near is the place itself. */
const SAME_PLACE_KM = 25;

/** The nearest place with hotels to one that has none, if that is what was typed. */
function nearest(query: string, { locations }: Atlas, lang: Locale): HotelSuggestion[] {
  const place = meantPlace(query);
  if (!place) return [];
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

/** Answers what is typed into "where to", in any language, keyboard layout or with a small slip. */
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
    /** Reads what is needed, before somebody waits for it. */
    warmUp: async () => void (await atlas()),
    /** Best first; what is of one kind stands together. */
    async suggest(query: string, lang: Locale): Promise<HotelSuggestion[]> {
      const known = await atlas();
      const { ids, sure } = known.index.look(query, MOST_MATCHES);
      const meant = sure ? [] : nearest(query, known, lang);
      if (meant.length > 0) return meant;
      const meanings = ids.flatMap((id) => known.meanings.get(id) ?? []);
      const groups = [...new Set(meanings.map(({ group }) => group))];
      return groups.flatMap((group) =>
        meanings
          .filter((meaning) => meaning.group === group)
          .slice(0, MOST_OF_A_GROUP[group])
          .flatMap(({ city, found }) => {
            const location = known.locations.get(city)?.shown[lang];
            return location ? [{ location, found: found[lang] }] : [];
          }),
      );
    },
  };
}

export type HotelSuggestions = ReturnType<typeof createHotelSuggestions>;
