import type { PlainDate } from '@karvon/calendar';

/** One flight of an itinerary: its number without the space, 'HY601', and the local day and time of its departure. */
export interface FlightMark {
  number: string;
  day: PlainDate;
  /** '07:10'. */
  time: string;
}

/** An itinerary: the search that finds it, as the address of results writes it, and its flights by slices. */
export interface FlightItem {
  kind: 'air';
  search: Readonly<Record<string, string>>;
  slices: readonly (readonly FlightMark[])[];
}

/** The days and the guests of a stay. */
export interface FavouriteStay {
  arrival: PlainDate;
  departure: PlainDate;
  adults: number;
  ages: readonly number[];
}

/** A hotel; without a stay only the hotel itself. */
export interface HotelItem {
  kind: 'hotel';
  code: string;
  stay: FavouriteStay | null;
}

/** What is kept and compared. It names no person. */
export type FavouriteItem = FlightItem | HotelItem;

/** The first day of the journey; null where none is named. */
export function firstDayOf(item: FavouriteItem): PlainDate | null {
  if (item.kind === 'hotel') return item.stay?.arrival ?? null;
  return item.slices[0]![0]!.day;
}

/** How many travel, as the search says it. */
export function travellersOf({ search }: FlightItem) {
  const count = (name: string, fallback: number) => Number(search[name] ?? fallback);
  return { adult: count('adult', 1), child: count('child', 0), baby: count('baby', 0) };
}

/** A stay as the address of a hotel writes it. */
export function stayQueryOf({ arrival, departure, adults, ages }: FavouriteStay) {
  return {
    in: arrival,
    out: departure,
    ...(adults !== 1 && { adults: String(adults) }),
    ...(ages.length > 0 && { ages: ages.join(',') }),
  };
}
