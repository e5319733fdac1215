import type { HotelLocation, HotelObject, Locale } from '@karvon/contract';
import {
  cityObjectAliases,
  findCountry,
  greatCircleKm,
  hotelCityAliases,
  type CityObject,
  type GeoPoint,
  type HotelCity,
} from '@karvon/sandbox-world';
import type { SupplierLocation, SupplierObject } from '@karvon/hotel-supply/hotel-supplier';

export const positionOf = ({ lat, lon }: GeoPoint) => ({ latitude: lat, longitude: lon });

export function convertLocation(city: HotelCity, lang: Locale): HotelLocation {
  return {
    code: city.code,
    kind: city.kind,
    name: city.names[lang],
    nameIn: city.nameIn[lang],
    country: city.country,
    countryName: findCountry(city.country)?.names[lang] ?? city.country,
    admUnit1: city.admUnit1?.[lang] ?? null,
    admUnit2: city.admUnit2?.[lang] ?? null,
    hotelCount: city.hotels,
    timeZone: city.zone,
    position: positionOf(city),
  };
}

export const convertCity = (city: HotelCity): SupplierLocation => ({
  shown: { ru: convertLocation(city, 'ru'), uz: convertLocation(city, 'uz') },
  words: hotelCityAliases(city),
});

export function convertObject(object: CityObject, lang: Locale): HotelObject {
  const { code, kind, names } = object;
  return { code, kind, name: names[lang], position: positionOf(object) };
}

export const convertLandmark = (object: CityObject, city: HotelCity): SupplierObject => ({
  city: city.code,
  shown: { ru: convertObject(object, 'ru'), uz: convertObject(object, 'uz') },
  words: cityObjectAliases(object, city),
});

/** Objects farther than this are not called near; airports have no limit. */
const NEAR_METRES = 10_000;

/** Objects near a point with the distance in metres, nearest first. */
export function objectsNear(
  point: GeoPoint,
  objects: readonly CityObject[],
): { object: CityObject; distance: number }[] {
  return objects
    .map((object) => ({ object, distance: Math.round(greatCircleKm(point, object) * 1000) }))
    .filter(({ object, distance }) => object.kind === 'airport' || distance <= NEAR_METRES)
    .sort((a, b) => a.distance - b.distance);
}

/** The longest distances in the list's filters; airports have no limit. */
const listMetres: Record<CityObject['kind'], number> = {
  airport: Infinity,
  'railway-station': NEAR_METRES,
  'city-centre': NEAR_METRES,
  attraction: 5_000,
  metro: 2_000,
};

/** The objects near a hotel that a list needs: half of all are metro stations too far to walk to. */
export function objectsForList(point: GeoPoint, objects: readonly CityObject[]) {
  const near = objectsNear(point, objects);
  const nearestMetro = near.find(({ object }) => object.kind === 'metro');
  return near.filter((one) => one === nearestMetro || one.distance <= listMetres[one.object.kind]);
}
