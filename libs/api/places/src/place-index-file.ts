import type { IndexedPlace, Locale, PlaceIndexFile } from '@karvon/contract';
import {
  cityCodeOf,
  countries,
  namedPlaces,
  placeAliases,
  type Place,
} from '@karvon/sandbox-world';
import { nearbyPlaces } from './places';

const some = <Name extends string, Item>(name: Name, items: readonly Item[]) =>
  (items.length > 0 ? { [name]: [...items] } : {}) as Partial<Record<Name, Item[]>>;

function indexedPlace(place: Place, lang: Locale): IndexedPlace {
  const { code, kind, country, rank, airports } = place;
  const { city, airport } = place.names[lang];
  const { codes, aliases, secondary } = placeAliases(place);
  const cityCode = cityCodeOf(code);
  return {
    code,
    ...(cityCode !== code && { cityCode }),
    city,
    ...(kind === 'airport' && airport !== city && { airport }),
    ...(kind === 'city' && { airports: [...airports] }),
    country,
    rank,
    ...some('former', codes.slice(1)),
    ...some(
      'names',
      aliases.filter((name) => name !== city),
    ),
    ...some('own', secondary),
    ...some(
      'near',
      nearbyPlaces(place).map(({ place: near, km }): [string, number] => [near.code, km]),
    ),
  };
}

/** The well-known places with all data for a search in the browser. */
export function placeIndexFile(lang: Locale): PlaceIndexFile {
  const used = new Set(namedPlaces.map(({ country }) => country));
  return {
    countries: Object.fromEntries(
      countries
        .filter(({ iso2 }) => used.has(iso2))
        .map(({ iso2, names }) => [iso2, [...new Set([names[lang], ...Object.values(names)])]]),
    ),
    places: namedPlaces.map((place) => indexedPlace(place, lang)),
  };
}
