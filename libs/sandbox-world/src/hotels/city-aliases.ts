import { findCountry } from '../places/countries';
import { airports } from '../places/airports';
import { greatCircleKm } from '../places/distance';
import type { PlaceAliases } from '../places/place-aliases';
import type { CityObject, HotelCity } from './hotel-city';
import { hotelCities } from './hotel-cities';

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

/** The code of an airport that stands near a city: 'TAS-A-tas'. */
const iataOf = ({ kind, code }: CityObject) =>
  kind === 'airport' ? code.slice(-3).toUpperCase() : null;

/** The city that an airport serves: the one with its code, else the nearest. Other cities near it only tell how far it is. */
const cityOf = new Map(
  airports.flatMap((airport) => {
    const own = hotelCities.find(({ code }) => code === airport.cityCode);
    const [nearest] = hotelCities
      .filter(({ country }) => country === airport.country)
      .map(({ code, ...point }) => ({ code, km: greatCircleKm(airport, point) }))
      .sort((a, b) => a.km - b.km);
    const code = (own ?? nearest)?.code;
    return code ? [[airport.iata, code] as const] : [];
  }),
);

/**
 * Everything a visitor may type to mean this place of a city; nothing for the airport of another city: «Самарканд» means no place
 * in Shahrisabz.
 */
export function cityObjectAliases(object: CityObject, city: HotelCity): PlaceAliases {
  const { code, kind, names } = object;
  const iata = iataOf(object);
  if (iata && cityOf.get(iata) !== city.code)
    return { id: code, rank: 0, codes: [], aliases: [], secondary: [], context: [] };
  return {
    id: code,
    rank: Math.round(city.rank * 0.6),
    codes: iata ? [iata] : [],
    aliases: [...new Set([names.ru, names.uz])],
    secondary: [
      ...(kindWords[kind]?.(names) ?? []),
      `${names.ru} ${city.names.ru}`,
      `${names.uz} ${city.names.uz}`,
    ],
    context: [],
  };
}
