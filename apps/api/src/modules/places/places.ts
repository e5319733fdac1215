import type { Locale, Place as PlaceEntry } from '@karvon/contract';
import { createPlaceIndex, type PlaceIndex } from '@karvon/place-search';
import {
  findAirport,
  findCountry,
  findPlace,
  placeAliases,
  places,
  type Place,
} from '@karvon/sandbox-world';

let index: PlaceIndex | undefined;

/** The index of every place; the first call builds it. */
export function placeIndex(): PlaceIndex {
  index ??= createPlaceIndex(places.map(placeAliases));
  return index;
}

export function presentPlace(place: Place, lang: Locale): PlaceEntry {
  const isCity = place.kind === 'city';
  const names = place.names[lang];
  return {
    kind: place.kind,
    code: place.code,
    cityCode: isCity ? place.code : (findAirport(place.code)?.cityCode ?? place.code),
    city: names.city,
    airport: isCity ? null : names.airport,
    country: place.country,
    countryName: findCountry(place.country)?.names[lang] ?? place.country,
    airports: isCity ? [...place.airports] : [],
  };
}

/** Places for what was typed, best first; for nothing typed, where people go, `homeCity` first. */
export function suggestPlaces(query: string, limit: number, homeCity: string): Place[] {
  if (query.trim() !== '')
    return placeIndex()
      .search(query, limit)
      .flatMap((code) => findPlace(code) ?? []);
  const home = findPlace(homeCity);
  const others = places.filter((place) => place !== home).slice(0, limit);
  return [...(home ? [home] : []), ...others].slice(0, limit);
}
