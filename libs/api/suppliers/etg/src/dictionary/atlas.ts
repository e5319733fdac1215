import type { Position } from '@karvon/contract';
import { createDrawnLists, type DrawnListsDeps } from '@karvon/supply/stored-lists';
import { groupBy } from '@karvon/hotel-supply/group-by';
import type { KnownHotel, SupplierLocation } from '@karvon/hotel-supply/hotel-supplier';
import { locationOf, type ListedCity } from '@karvon/hotel-supply/location-of';
import { inBoth, type Both } from '@karvon/hotel-supply/two-languages';
import type { HotelRecord } from './records';
import type { CachedLists } from './refresh';

export interface AtlasCity {
  location: SupplierLocation;
  hotels: ReadonlyMap<string, Both<HotelRecord>>;
}

export interface EtgAtlas {
  cities: ReadonlyMap<string, AtlasCity>;
  hotels: ReadonlyMap<string, Both<HotelRecord>>;
}

const middle = (numbers: number[]): number =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** A city is where its hotels are: one far outside does not move it. */
const positionOf = (hotels: readonly Both<HotelRecord>[]): Position => ({
  latitude: middle(hotels.map(({ ru }) => ru.position.latitude)),
  longitude: middle(hotels.map(({ ru }) => ru.position.longitude)),
});

const cityOf = ({ city, cityName, country, isCity }: HotelRecord, at: Position): ListedCity => ({
  code: city,
  country,
  name: cityName,
  isCity,
  region: null,
  district: null,
  position: at,
});

function drawAtlas(lists: CachedLists): EtgAtlas {
  const hotels = inBoth(lists('hotels', 'ru'), lists('hotels', 'uz'));
  const byCity = groupBy(hotels, ({ ru }) => ru.city);
  const max = Math.max(1, ...[...byCity.values()].map(({ length }) => length));
  const byCode = (some: Both<HotelRecord>[]) => new Map(some.map((one) => [one.ru.code, one]));
  const cities = [...byCity].map(([code, there]): [string, AtlasCity] => {
    const at = positionOf(there);
    const [first] = there;
    const names = { ru: cityOf(first!.ru, at), uz: cityOf(first!.uz, at) };
    return [code, { location: locationOf(names, there.length, max), hotels: byCode(there) }];
  });
  return { cities: new Map(cities), hotels: byCode(hotels) };
}

export const knownHotelOf = ({ ru, uz }: Both<HotelRecord>): KnownHotel => ({
  code: ru.code,
  city: ru.city,
  names: { ru: ru.name, uz: uz.name },
  district: null,
  certified: ru.certified,
  position: ru.position,
});

/** The atlas of what is stored. */
export const createEtgAtlas = (deps: Omit<DrawnListsDeps<CachedLists, EtgAtlas>, 'draw'>) =>
  createDrawnLists({ ...deps, draw: drawAtlas });

export type ReadAtlas = ReturnType<typeof createEtgAtlas>;
