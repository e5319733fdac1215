import { findCountry } from '../places/countries';
import type { PlaceAliases } from '../places/place-aliases';
import type { CityObject, HotelCity } from './hotel-city';

/** Everything a visitor may type to mean this city, for `createPlaceIndex` of place-search. */
export function hotelCityAliases(city: HotelCity): PlaceAliases {
  const { names, aliases, admUnit1, admUnit2 } = city;
  const country = findCountry(city.country);
  const units = [admUnit1, admUnit2].flatMap((unit) => (unit ? [unit.ru, unit.uz] : []));
  return {
    id: city.code,
    rank: city.rank,
    codes: /^[A-Z]{3}$/.test(city.code) ? [city.code] : [],
    aliases: [...new Set([names.ru, names.uz, names.en, ...aliases])],
    secondary: [],
    context: [...units, ...(country ? Object.values(country.names) : [])],
  };
}

/** The usual words for each kind of object, before or after its name. */
const kindWords: Partial<Record<CityObject['kind'], (name: CityObject['names']) => string[]>> = {
  airport: ({ ru, uz }) => [`аэропорт ${ru}`, `${uz} aeroporti`],
  'railway-station': ({ ru, uz }) => [`вокзал ${ru}`, `${uz} vokzali`],
  metro: ({ ru, uz }) => [`метро ${ru}`, `${uz} metrosi`],
};

/** Everything a visitor may type to mean this place of a city. */
export function cityObjectAliases(object: CityObject, city: HotelCity): PlaceAliases {
  const { code, kind, names } = object;
  // 'TAS-A-tas': an airport is also called by its code.
  const iata = kind === 'airport' ? [code.slice(-3).toUpperCase()] : [];
  return {
    id: code,
    rank: Math.round(city.rank * 0.6),
    codes: iata,
    aliases: [...new Set([names.ru, names.uz])],
    secondary: [
      ...(kindWords[kind]?.(names) ?? []),
      `${names.ru} ${city.names.ru}`,
      `${names.uz} ${city.names.uz}`,
    ],
    context: [],
  };
}
