import type { HotelObjectKind, HotelSuggestion, Locale, Position } from '@karvon/contract';
import type { PlaceEntry } from '@karvon/place-search';
import { greatCircleKm } from '@karvon/sandbox-world';
import type {
  HotelSupplier,
  KnownHotel,
  SupplierLocation,
  SupplierObject,
} from '@karvon/hotel-supply/hotel-supplier';

/** A possible suggestion, and all that visitors may type for it. */
export interface Meaning {
  group: 'location' | 'hotel' | 'place';
  city: string;
  words: PlaceEntry;
  found: Record<Locale, HotelSuggestion['found']>;
}

type Names = Record<Locale, string>;
const inBoth = <Value>(make: (lang: Locale) => Value): Record<Locale, Value> => ({
  ru: make('ru'),
  uz: make('uz'),
});

const point = ({ latitude, longitude }: Position) => ({ lat: latitude, lon: longitude });
export const kmBetween = (a: Position, b: Position) => greatCircleKm(point(a), point(b));

/** This many hotels are enough to choose from. */
const ENOUGH = 8;
const STEPS = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];
/** Metres; a list of hotels shows no longer distances. */
const FARTHEST: Record<HotelObjectKind, number> = {
  metro: 2_000,
  attraction: 5_000,
  'railway-station': 10_000,
  'city-centre': 10_000,
  airport: 50_000,
};

/** The shortest of the usual distances with enough hotels inside it; null without hotels near. */
function withinOf(kind: HotelObjectKind, distances: readonly number[]): number | null {
  const farthest = FARTHEST[kind];
  const near = distances.filter((metres) => metres <= farthest);
  if (near.length === 0) return null;
  const enough = (step: number) => near.filter((metres) => metres <= step).length >= ENOUGH;
  return STEPS.find((step) => step <= farthest && enough(step)) ?? farthest;
}

/** The rank of a hotel and of a district, in per cent of the rank of their city: most people mean the city. */
const SHARES = { hotel: 0.4, place: 0.5 };

/** A hotel is found by its name, alone or followed by the city. */
function wordsIn(
  { shown, words }: SupplierLocation,
  { id, names, group }: { id: string; names: Names; group: keyof typeof SHARES },
): PlaceEntry {
  return {
    id,
    rank: Math.round(words.rank * SHARES[group]),
    codes: [],
    aliases: [...new Set(Object.values(names))],
    secondary: [`${names.ru} ${shown.ru.name}`, `${names.uz} ${shown.uz.name}`],
  };
}

function objectMeaning(
  { city, shown, words }: SupplierObject,
  hotels: readonly KnownHotel[],
): Meaning {
  const { kind, position } = shown.ru;
  const within = withinOf(
    kind,
    // Without the object's position no distance is suggested; the list itself knows how far each hotel is.
    position ? hotels.map((hotel) => kmBetween(hotel.position, position) * 1000) : [],
  );
  const found = inBoth((lang) => {
    const { code, name } = shown[lang];
    return { kind: 'object' as const, object: { code, kind, name }, within };
  });
  return { group: 'place', city, words, found };
}

function districtMeanings(location: SupplierLocation, hotels: readonly KnownHotel[]): Meaning[] {
  const city = location.shown.ru.code;
  const districts = new Map(
    hotels.flatMap(({ district }) => (district ? [[district.names.ru, district]] : [])),
  );
  return [...districts.values()].map(({ names, id }) => ({
    group: 'place',
    city,
    words: wordsIn(location, { id: `${city} ${names.ru}`, names, group: 'place' }),
    found: inBoth((lang) => ({
      kind: 'district' as const,
      name: names[lang],
      ...(id && { id }),
    })),
  }));
}

function hotelMeaning(location: SupplierLocation, { code, city, names }: KnownHotel): Meaning {
  return {
    group: 'hotel',
    city,
    words: wordsIn(location, { id: code, names, group: 'hotel' }),
    found: inBoth((lang) => ({ kind: 'hotel' as const, code, name: names[lang] })),
  };
}

function byCity<Item extends { city: string }>(items: readonly Item[]): Map<string, Item[]> {
  const cities = new Map<string, Item[]>();
  for (const item of items) {
    const known = cities.get(item.city);
    if (known) known.push(item);
    else cities.set(item.city, [item]);
  }
  return cities;
}

/** All suggestions of the field "where to": places with hotels, and the hotels, districts and objects in them. */
export async function readMeanings(
  supplier: Pick<HotelSupplier, 'locations' | 'hotels' | 'landmarks'>,
): Promise<Meaning[]> {
  const [locations, hotels, landmarks] = await Promise.all([
    supplier.locations(),
    supplier.hotels(),
    supplier.landmarks(),
  ]);
  const hotelsOf = byCity(hotels);
  const objectsOf = byCity(landmarks);
  return locations.flatMap((location): Meaning[] => {
    const city = location.shown.ru.code;
    const there = hotelsOf.get(city) ?? [];
    const objects = (objectsOf.get(city) ?? []).filter(
      ({ shown }) => shown.ru.kind !== 'city-centre',
    );
    return [
      { group: 'location', city, words: location.words, found: inBoth(() => null) },
      ...objects.map((object) => objectMeaning(object, there)),
      ...districtMeanings(location, there),
      ...there.map((hotel) => hotelMeaning(location, hotel)),
    ];
  });
}
