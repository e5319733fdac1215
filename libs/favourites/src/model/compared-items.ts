import { maxCompared, minCompared } from '@karvon/contract';
import {
  readItem,
  writeItem,
  type FavouriteItem,
  type FlightItem,
  type HotelItem,
} from '@karvon/favourite-heart';

/** What an address compares: flights with flights, or hotels with hotels. */
export type Compared =
  { kind: 'air'; items: readonly FlightItem[] } | { kind: 'hotel'; items: readonly HotelItem[] };

/** `items` of the address: the words of its items, with blanks between them. */
export const comparedText = (words: readonly string[]) => words.join(' ');

/** Reads `items` of an address; null when it names nothing that can be compared. An item that cannot be read is left out. */
export function readCompared(text: string | null): Compared | null {
  const read = (text ?? '')
    .split(/[ +]+/)
    .slice(0, 20)
    .flatMap((word) => readItem(word) ?? []);
  const items: FavouriteItem[] = [
    ...new Map(read.map((item) => [writeItem(item), item])).values(),
  ].slice(0, maxCompared);
  const flights = items.filter((item) => item.kind === 'air');
  const hotels = items.filter((item) => item.kind === 'hotel');
  if (flights.length >= minCompared && hotels.length === 0) return { kind: 'air', items: flights };
  if (hotels.length >= minCompared && flights.length === 0) return { kind: 'hotel', items: hotels };
  return null;
}
