import type { Locale, NearbyPlace, Place as PlaceEntry } from '@karvon/contract';
import { createPlaceIndex, type PlaceIndex } from '@karvon/place-search';
import {
  cityCodeOf,
  findCountry,
  findPlace,
  placeAliases,
  places,
  placesNear,
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
    cityCode: cityCodeOf(place.code),
    city: names.city,
    airport: isCity ? null : names.airport,
    country: place.country,
    countryName: findCountry(place.country)?.names[lang] ?? place.country,
    airports: isCity ? [...place.airports] : [],
  };
}

/** The distance that people drive for a better flight. */
const NEARBY_KM = 130;
const MAX_NEARBY = 3;

/** Well-known places of other cities near a place. */
export function nearbyPlaces(place: Place) {
  return placesNear(place, NEARBY_KM).slice(0, MAX_NEARBY);
}

/** Places around the first found place that are not in the list already. */
export function presentNearby(found: readonly Place[], lang: Locale): NearbyPlace[] {
  const [first] = found;
  if (!first) return [];
  return nearbyPlaces(first)
    .filter(({ place }) => !found.includes(place))
    .map(({ place, km }) => ({ place: presentPlace(place, lang), km }));
}

/** The place of a typed text, in any language or layout; undefined when that would be a guess. */
export function meantPlace(query: string): Place | undefined {
  const { ids, sure } = placeIndex().look(query, 1);
  return sure ? findPlace(ids[0] ?? '') : undefined;
}

/** Places for a typed text, best first; without a text, popular places, `homeCity` first. */
export function suggestPlaces(query: string, limit: number, homeCity: string): Place[] {
  if (query.trim() !== '')
    return placeIndex()
      .search(query, limit)
      .flatMap((code) => findPlace(code) ?? []);
  const home = findPlace(homeCity);
  const others = places.filter((place) => place !== home).slice(0, limit);
  return [...(home ? [home] : []), ...others].slice(0, limit);
}
