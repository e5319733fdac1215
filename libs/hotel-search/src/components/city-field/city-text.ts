import type { HotelLocation } from '@karvon/contract';

/** What tells a place from others of its name: 'Бостанлыкский район, Ташкентская область, Узбекистан'. */
export function unitsText({ admUnit1, admUnit2, countryName }: HotelLocation): string {
  return [admUnit2, admUnit1, countryName].filter(Boolean).join(', ');
}

const fold = (text: string) => text.toLowerCase().replace(/['‘’`ʻʼ]/g, '');

/**
 * Whether a place of the last answer still suits what is typed now. Until the next answer the list keeps these alone, so
 * that Enter never takes a place the visitor has already typed past.
 */
export function stillSuits({ name }: HotelLocation, typed: string): boolean {
  return fold(name).startsWith(fold(typed.trim()));
}
