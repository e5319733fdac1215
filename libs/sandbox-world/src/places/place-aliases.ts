import { findAirport } from './airports';
import { findCountry } from './countries';
import type { Place } from './place';
import { retiredCodes } from './retired-codes';

/** The facts about a place that the place-search index needs. */
export interface PlaceAliases {
  readonly id: string;
  readonly rank: number;
  /** IATA codes, the current one first. */
  readonly codes: readonly string[];
  /** Names of the city in all languages, old names and other spellings. */
  readonly aliases: readonly string[];
  /** Names of the airport: they find it, but rank below a city of that name. */
  readonly secondary: readonly string[];
  /** Names of the country. */
  readonly context: readonly string[];
}

const formerCodes = new Map<string, string[]>();
for (const [old, current] of Object.entries(retiredCodes)) {
  formerCodes.set(current, [...(formerCodes.get(current) ?? []), old]);
}

/** Everything a visitor may type to mean this place, for `createPlaceIndex` of place-search. */
export function placeAliases(place: Place): PlaceAliases {
  const names = Object.values(place.names);
  const cities = names.map((name) => name.city);
  // A city that shares its code with an airport is also found by that airport's name.
  const airportNames = Object.values(findAirport(place.code)?.names ?? place.names);
  const country = findCountry(place.country);
  return {
    id: place.code,
    rank: place.rank,
    codes: [place.code, ...(formerCodes.get(place.code) ?? [])],
    aliases: unique([...cities, ...place.aliases]),
    secondary: unique(airportNames.map((name) => name.airport)).filter(
      (name) => !cities.includes(name),
    ),
    context: country === undefined ? [] : Object.values(country.names),
  };
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
