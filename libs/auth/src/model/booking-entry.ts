import type {
  AirBooking,
  AirBookings,
  Dictionary,
  HotelBooking,
  HotelBookings,
} from '@karvon/contract';

export interface AirEntry {
  kind: 'air';
  booking: AirBooking;
  dictionary: Dictionary;
}

export interface HotelEntry {
  kind: 'hotel';
  booking: HotelBooking;
}

/** One entry of the history. */
export type BookingEntry = AirEntry | HotelEntry;

export function airEntries({ bookings, dictionary }: AirBookings): AirEntry[] {
  return bookings.map((booking) => ({ kind: 'air', booking, dictionary }));
}

export function hotelEntries({ bookings }: HotelBookings): HotelEntry[] {
  return bookings.map((booking) => ({ kind: 'hotel', booking }));
}

/** Local day on which the flight or the stay begins. */
export function firstDay(entry: BookingEntry): string {
  return entry.kind === 'hotel'
    ? entry.booking.arrivalDate
    : entry.booking.slices[0]!.segments[0]!.departingAt.slice(0, 10);
}

/** Upcoming entries by day, then past ones, newest first. */
export function inOrder(entries: readonly BookingEntry[]): {
  upcoming: BookingEntry[];
  past: BookingEntry[];
} {
  const upcoming = entries.filter(({ booking }) => booking.upcoming);
  const past = entries.filter(({ booking }) => !booking.upcoming);
  return {
    upcoming: upcoming.toSorted((a, b) => firstDay(a).localeCompare(firstDay(b))),
    past: past.toSorted((a, b) => b.booking.createdAt.localeCompare(a.booking.createdAt)),
  };
}

/** The cities of a trip in order: one way, return, or from city to city. */
export function routeOf({ booking, dictionary }: AirEntry): { cities: string[]; back: boolean } {
  const cityOf = (code: string) => dictionary.airports[code]?.city ?? code;
  const { slices } = booking;
  const [out, home] = slices;
  const cities = [cityOf(out!.origin), ...slices.map(({ destination }) => cityOf(destination))];
  const back = slices.length === 2 && cityOf(home!.destination) === cities[0];
  return { cities: back ? cities.slice(0, 2) : cities, back };
}
