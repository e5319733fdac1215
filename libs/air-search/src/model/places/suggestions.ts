import type { AirDirection, Place } from '@karvon/contract';
import type { FoundPlaces } from './local-places';

/** A place suggested in a field, with the reason. */
export interface Suggestion {
  place: Place;
  /** Heading of its group; absent for matches of the text. */
  group?: 'recent' | 'popular' | 'nearby';
  /** Distance from the place that was looked for. */
  km?: number;
  /** The lowest known price of flights there from the other place. */
  price?: AirDirection['price']['total'];
  /** An airport that stands below its city. */
  nested?: boolean;
}

const maxNearby = 3;

/** Suggestions for a text: airports stand below their city, places near the first one at the end. */
export function foundSuggestions({ places, nearby }: FoundPlaces): Suggestion[] {
  const cities = new Set(places.flatMap(({ airport, code }) => (airport === null ? code : [])));
  return [
    ...places.map((place) => ({
      place,
      ...(place.airport !== null && cities.has(place.cityCode) && { nested: true }),
    })),
    ...nearby.slice(0, maxNearby).map(({ place, km }) => ({ place, km, group: 'nearby' as const })),
  ];
}

interface Offered {
  /** Places of this device's recent searches, the latest first. */
  recent: readonly Place[];
  /** Popular destinations from the place in the other field. */
  directions: readonly AirDirection[];
  /** Popular places. */
  popular: readonly Place[];
  /** The place in the other field. */
  other: string | null;
}

/** Suggestions for an empty field: each place once, without the place of the other field. */
export function offeredSuggestions(offered: Offered): Suggestion[] {
  const { recent, directions, popular, other } = offered;
  const all: Suggestion[] = [
    ...recent.map((place) => ({ place, group: 'recent' as const })),
    ...(directions.length > 0
      ? directions.map(({ destination, price }) => ({
          place: destination,
          price: price.total,
          group: 'popular' as const,
        }))
      : popular.map((place) => ({ place, group: 'popular' as const }))),
  ];
  const seen = new Set([other]);
  return all.filter(({ place: { code } }) => !seen.has(code) && seen.add(code));
}
