import type { Place } from '@karvon/contract';

/** Whether the city says it all: a city itself, or an airport that is its city's only one and shares the code. */
export function goesByCity({ airport, code, cityCode, city }: Place): boolean {
  return airport === null || airport === city || code === cityCode;
}

/** A chosen place as its field shows it: 'Москва', 'Москва, Шереметьево'. */
export function placeText(place: Place): string {
  return goesByCity(place) ? place.city : `${place.city}, ${place.airport}`;
}

const fold = (text: string) => text.toLowerCase().replace(/['‘’`ʻʼ]/g, '');

/**
 * Whether a place of the last answer still suits what is typed now. Until the next answer the list keeps these alone,
 * so that Enter never takes a place the visitor has already typed past.
 */
export function stillSuits({ city, airport, code }: Place, typed: string): boolean {
  const start = fold(typed.trim());
  return [city, airport ?? '', code].some((name) => fold(name).startsWith(start));
}
