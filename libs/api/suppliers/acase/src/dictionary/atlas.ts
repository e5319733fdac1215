import type { HotelObject, Locale } from '@karvon/contract';
import { createDrawnLists, type DrawnListsDeps } from '@karvon/supply/stored-lists';
import { groupBy } from '@karvon/hotel-supply/group-by';
import type {
  KnownHotel,
  SupplierLocation,
  SupplierObject,
} from '@karvon/hotel-supply/hotel-supplier';
import { locationOf, type ListedCity } from '@karvon/hotel-supply/location-of';
import { inBoth, type Both } from '@karvon/hotel-supply/two-languages';
import type { CachedLists } from './cached';
import type { CityRecord, HotelRecord, ObjectRecord } from './records';

export interface AtlasCity {
  city: Both<CityRecord>;
  location: SupplierLocation;
  hotels: Both<HotelRecord>[];
  objects: Both<ObjectRecord>[];
}

export interface AcaseAtlas {
  cities: ReadonlyMap<string, AtlasCity>;
  hotels: ReadonlyMap<string, Both<HotelRecord>>;
  /** Codes of citizenships by ISO 3166-1 alpha-2. */
  citizenships: ReadonlyMap<string, string>;
  /** 2 breakfast, 3 lunch, 4 dinner, by code of meal. */
  meals: ReadonlyMap<string, string>;
}

const listed = (city: CityRecord, lang: Locale): ListedCity => ({
  ...city,
  ...(lang === 'ru' && { nameIn: `в ${city.prepositive || city.name}` }),
});

function drawAtlas(lists: CachedLists): AcaseAtlas {
  const hotels = inBoth(lists('hotels', 'ru'), lists('hotels', 'uz'));
  const objects = inBoth(lists('objects', 'ru'), lists('objects', 'uz'));
  const of = <One extends Both<{ city: string }>>(all: One[]) => groupBy(all, ({ ru }) => ru.city);
  const [hotelsOf, objectsOf] = [of(hotels), of(objects)];
  const max = Math.max(1, ...[...hotelsOf.values()].map(({ length }) => length));
  const cities = inBoth(lists('cities', 'ru'), lists('cities', 'uz')).flatMap(
    (city): [string, AtlasCity][] => {
      const there = hotelsOf.get(city.ru.code) ?? [];
      if (there.length === 0) return [];
      const named = { ru: listed(city.ru, 'ru'), uz: listed(city.uz, 'uz') };
      const location = locationOf(named, there.length, max);
      const near = objectsOf.get(city.ru.code) ?? [];
      return [[city.ru.code, { city, location, hotels: there, objects: near }]];
    },
  );
  return {
    cities: new Map(cities),
    hotels: new Map(hotels.map((hotel) => [hotel.ru.code, hotel])),
    citizenships: new Map(lists('citizenships', 'ru').map(({ country, code }) => [country, code])),
    meals: new Map(lists('meals', 'ru').map(({ code, type }) => [code, type])),
  };
}

/** The supplier's objects have no coordinates, except the centre, which has the city's. */
export const objectOf = (
  { city }: Pick<AtlasCity, 'city'>,
  object: Both<ObjectRecord>,
  lang: Locale,
): HotelObject => ({
  code: object.ru.code,
  kind: object.ru.kind,
  name: object[lang].name,
  position: object.ru.kind === 'city-centre' ? city.ru.position : null,
});

export const landmarkOf = (at: AtlasCity, object: Both<ObjectRecord>): SupplierObject => ({
  city: at.city.ru.code,
  shown: { ru: objectOf(at, object, 'ru'), uz: objectOf(at, object, 'uz') },
  words: {
    id: object.ru.code,
    rank: Math.round(at.location.words.rank * 0.6),
    codes: [],
    aliases: [...new Set([object.ru.name, object.uz.name])],
    secondary: [`${object.ru.name} ${at.city.ru.name}`, `${object.uz.name} ${at.city.uz.name}`],
    context: [],
  },
});

export const knownHotelOf = (hotel: Both<HotelRecord>): KnownHotel => ({
  code: hotel.ru.code,
  city: hotel.ru.city,
  names: { ru: hotel.ru.name, uz: hotel.uz.name },
  district: null,
  certified: hotel.ru.certified,
  position: hotel.ru.position,
});

/** The atlas of what is stored. */
export const createAcaseAtlas = (deps: Omit<DrawnListsDeps<CachedLists, AcaseAtlas>, 'draw'>) =>
  createDrawnLists({ ...deps, draw: drawAtlas });

export type ReadAtlas = ReturnType<typeof createAcaseAtlas>;
