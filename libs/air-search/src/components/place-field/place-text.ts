import type { Place } from '@karvon/contract';

/** Whether the name of the city suffices: for a city, and for its only airport with the same code. */
export function goesByCity({ airport, code, cityCode, city }: Place): boolean {
  return airport === null || airport === city || code === cityCode;
}

/** The text of a chosen place in its field: 'Москва', 'Москва, Шереметьево'. */
export function placeText(place: Place): string {
  return goesByCity(place) ? place.city : `${place.city}, ${place.airport}`;
}

const fold = (text: string) => text.toLowerCase().replace(/['‘’`ʻʼ]/g, '');

/**
 * Whether a place of the last response still matches the current text. Until the next response the list keeps only these places,
 * so that Enter never takes one that no longer matches.
 */
export function stillSuits({ city, airport, code }: Place, typed: string): boolean {
  const start = fold(typed.trim());
  return [city, airport ?? '', code].some((name) => fold(name).startsWith(start));
}
