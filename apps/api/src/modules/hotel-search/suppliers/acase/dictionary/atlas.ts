import type { HotelObject, Locale } from '@karvon/contract';
import { findCountry } from '@karvon/sandbox-world';
import { createDrawnLists, type DrawnListsDeps } from '../../../../../supplier-wire/stored-lists';
import { groupBy } from '../../group-by';
import type { KnownHotel, SupplierLocation, SupplierObject } from '../../hotel-supplier';
import { zoneAt } from '../../zone-at';
import type { CachedLists } from './cached';
import type { CityRecord, HotelRecord, ObjectRecord } from './records';

type Both<Record_> = Record<Locale, Record_>;

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

/** Records in two languages by code; a record without an English name keeps its Russian name. */
function inBoth<Kind extends { code: string }>(ru: Kind[], uz: Kind[]): Both<Kind>[] {
  const english = new Map(uz.map((one) => [one.code, one]));
  return ru.map((one) => ({ ru: one, uz: english.get(one.code) ?? one }));
}

function locationOf(city: Both<CityRecord>, hotels: number, rank: number): SupplierLocation {
  const { ru, uz } = city;
  const timeZone = zoneAt(ru);
  const country = findCountry(ru.country);
  const shown = (one: CityRecord, lang: Locale) => ({
    code: ru.code,
    kind: ru.isCity ? ('city' as const) : ('locality' as const),
    name: one.name,
    nameIn: lang === 'ru' ? `в ${one.prepositive || one.name}` : `${one.name}da`,
    country: ru.country,
    countryName: country?.names[lang] ?? ru.country,
    admUnit1: one.region,
    admUnit2: one.district,
    hotelCount: hotels,
    timeZone,
    position: ru.position,
  });
  const units = [ru.region, ru.district, uz.region, uz.district].flatMap((unit) => unit ?? []);
  return {
    shown: { ru: shown(ru, 'ru'), uz: shown(uz, 'uz') },
    words: {
      id: ru.code,
      rank,
      codes: [],
      aliases: [...new Set([ru.name, uz.name])],
      context: [...units, ...(country ? Object.values(country.names) : [])],
    },
  };
}

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
      // A city with more hotels is assumed to be more popular.
      const rank = Math.round((1000 * there.length) / max);
      const location = locationOf(city, there.length, rank);
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
