import type { PlainDate } from '@karvon/calendar';

/** One segment of an itinerary: its flight number without the space, 'HY601', and the local day and time of its departure. */
export interface FlightMark {
  number: string;
  day: PlainDate;
  /** '07:10'. */
  time: string;
}

/** An itinerary: its search, as in the address of results, and its segments by slices. */
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

/** A favourite, also used for comparisons. It contains no personal data. */
export type FavouriteItem = FlightItem | HotelItem;

/** The first day of the trip; null without one. */
export function firstDayOf(item: FavouriteItem): PlainDate | null {
  if (item.kind === 'hotel') return item.stay?.arrival ?? null;
  return item.slices[0]![0]!.day;
}

/** Passenger counts in the form of the search. */
export function travellersOf({ search }: FlightItem) {
  const count = (name: string, fallback: number) => Number(search[name] ?? fallback);
  return { adult: count('adult', 1), child: count('child', 0), baby: count('baby', 0) };
}

/** A stay in the form of a hotel's address. */
export function stayQueryOf({ arrival, departure, adults, ages }: FavouriteStay) {
  return {
    in: arrival,
    out: departure,
    ...(adults !== 1 && { adults: String(adults) }),
    ...(ages.length > 0 && { ages: ages.join(',') }),
  };
}
