import type { Place } from '@karvon/contract';

/** A chosen place as its field shows it: 'Москва', 'Москва, Шереметьево'; an only airport goes by its city. */
export function placeText({ city, airport }: Place): string {
  return airport && airport !== city ? `${city}, ${airport}` : city;
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
