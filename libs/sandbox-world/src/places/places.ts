import { airports, curatedAirports, findAirport } from './airports';
import { cityAliases } from './city-aliases';
import { greatCircleKm } from './distance';
import type { Airport, Place, PlaceLang } from './place';
import { retiredCodes } from './retired-codes';

const members = new Map<string, Airport[]>();
for (const airport of airports) {
  members.set(airport.cityCode, [...(members.get(airport.cityCode) ?? []), airport]);
}
const groups = [...members].filter(([, group]) => group.length > 1);
const groupCodes = new Set(groups.map(([code]) => code));

/**
 * Every place a visitor can choose, most popular first. IATA gives some cities the code of their main airport (IST, DXB): there
 * the code means the city, and the airport is reached through it.
 */
export const places: readonly Place[] = [
  ...groups.map(([code, group]) => cityPlace(code, group)),
  ...airports.filter((airport) => !groupCodes.has(airport.iata)).map(airportPlace),
].sort((a, b) => b.rank - a.rank || (a.code < b.code ? -1 : 1));

const curated = new Set(curatedAirports.map((airport) => airport.iata));

/** The well-known places, whose names are written by hand; visitors choose these most. */
export const namedPlaces: readonly Place[] = places.filter((place) =>
  place.airports.some((iata) => curated.has(iata)),
);

const byCode = new Map(places.map((place) => [place.code, place]));

/** The place with this IATA code in any case; withdrawn codes (FRU, TSE) lead to the current one. */
export function findPlace(code: string): Place | undefined {
  const upper = code.toUpperCase();
  return byCode.get(upper) ?? byCode.get(retiredCodes[upper] ?? '');
}

/** The airports of a place code, most popular first: a city's, or the one airport. Empty for an unknown code. */
export function airportsOf(code: string): readonly Airport[] {
  const place = findPlace(code);
  return place === undefined ? [] : place.airports.flatMap((iata) => findAirport(iata) ?? []);
}

/** The city code of an airport. The code of a city, or an unknown one, is returned as it is. */
export const cityCodeOf = (code: string): string => findAirport(code)?.cityCode ?? code;

/** No degree of latitude is longer. */
const KM_PER_DEGREE = 112;

/** Well-known places of other cities within a distance, nearest first; a city stands for its airports. */
export function placesNear(place: Place, km: number): { place: Place; km: number }[] {
  const here = new Set(cityAirports(place));
  return namedPlaces
    .filter((other) => Math.abs(other.lat - place.lat) * KM_PER_DEGREE <= km)
    .filter((other) => other.kind === 'city' || !groupCodes.has(cityCodeOf(other.code)))
    .filter((other) => other.airports.every((iata) => !here.has(iata)))
    .map((other) => ({ place: other, km: Math.round(greatCircleKm(place, other)) }))
    .filter((near) => near.km <= km)
    .sort((a, b) => a.km - b.km);
}

/** The airports of a place's city. */
function cityAirports(place: Place): readonly string[] {
  return (findPlace(cityCodeOf(place.code)) ?? place).airports;
}

function airportPlace(airport: Airport): Place {
  const { iata, country, names, lat, lon, zone, rank, aliases } = airport;
  return {
    code: iata,
    kind: 'airport',
    country,
    names,
    lat,
    lon,
    zone,
    rank,
    aliases,
    airports: [iata],
  };
}

function cityPlace(code: string, group: Airport[]): Place {
  const [main] = group as [Airport, ...Airport[]];
  const cityOnly = (lang: PlaceLang) => ({
    city: main.names[lang].city,
    airport: main.names[lang].city,
  });
  return {
    code,
    kind: 'city',
    country: main.country,
    names: { ru: cityOnly('ru'), uz: cityOnly('uz'), en: cityOnly('en') },
    lat: main.lat,
    lon: main.lon,
    zone: main.zone,
    rank: main.rank + 1,
    aliases: cityAliases[code] ?? [],
    airports: group.map((airport) => airport.iata),
  };
}
