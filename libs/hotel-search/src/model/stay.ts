import { addDays, daysBetween, isPlainDate, type PlainDate } from '@karvon/calendar';
import { maxAdultGuests, maxChildAge, maxChildGuests, maxNights } from '@karvon/contract';

/** Who stays, and which nights: days are the hotel's. */
export interface Stay {
  arrival: PlainDate;
  departure: PlainDate;
  adults: number;
  /** Of the children; 0 is under one year. */
  ages: readonly number[];
}

/** The last day of a search, in days from today: hotels sell further ahead, but prices that far are estimates. */
const horizonDays = 490;
export const lastDeparture = (today: PlainDate) => addDays(today, horizonDays);

/** Adults as an address names them, as many as can be of too many; one when it names none. */
export function parseAdults(text: string | null): number {
  const count = /^\s*\d+\s*$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(count, 1), maxAdultGuests);
}

/** '5,0' → [5, 0]; what is no age is left out. */
export function parseAges(text: string | null): number[] {
  return (text ?? '')
    .split(',')
    .filter((age) => /^\d{1,2}$/.test(age))
    .map(Number)
    .filter((age) => age <= maxChildAge)
    .slice(0, maxChildGuests);
}

export const nightsOf = ({ arrival, departure }: Pick<Stay, 'arrival' | 'departure'>) =>
  daysBetween(arrival, departure);

/** The days in an address, however many; null when it names no sound ones. */
export function parseDays(params: URLSearchParams): Pick<Stay, 'arrival' | 'departure'> | null {
  const arrival = params.get('in') ?? '';
  const departure = params.get('out') ?? '';
  if (!isPlainDate(arrival) || !isPlainDate(departure)) return null;
  return departure > arrival ? { arrival, departure } : null;
}

/** The stay an address describes, as many nights of it as can be booked; null when it names no sound days. */
export function parseStay(params: URLSearchParams): Stay | null {
  const days = parseDays(params);
  if (!days) return null;
  const { arrival } = days;
  const departure = nightsOf(days) > maxNights ? addDays(arrival, maxNights) : days.departure;
  const adults = parseAdults(params.get('adults'));
  return { arrival, departure, adults, ages: parseAges(params.get('ages')) };
}

/** A stay as parameters of an address: only what differs from the defaults. */
export function stayQuery({ arrival, departure, adults, ages }: Stay): Record<string, string> {
  return { in: arrival, out: departure, ...guestsQuery({ adults, ages }) };
}

export function guestsQuery({
  adults,
  ages,
}: Pick<Stay, 'adults' | 'ages'>): Record<string, string> {
  return {
    ...(adults !== 1 && { adults: String(adults) }),
    ...(ages.length > 0 && { ages: ages.join(',') }),
  };
}

export function shiftStay<S extends Stay>(stay: S, days: number): S {
  return {
    ...stay,
    arrival: addDays(stay.arrival, days),
    departure: addDays(stay.departure, days),
  };
}

/**
 * A stay whose first day is over, moved on by whole weeks, after today: same weekdays, same number of nights. Any other
 * stay remains as it is.
 */
export function moveOn<S extends Stay>(stay: S, today: PlainDate): S {
  if (stay.arrival >= today) return stay;
  return shiftStay(stay, 7 * Math.ceil((daysBetween(stay.arrival, today) + 1) / 7));
}

/** The stay as the API's requests carry it. */
export function stayRequest({ arrival, departure, adults, ages }: Stay) {
  return {
    ArrivalDate: arrival,
    DepartureDate: departure,
    Guests: { NumberOfAdults: adults, NumberOfMinors: ages.length, MinorAgeList: [...ages] },
  };
}
