import { addDays, daysBetween, isPlainDate, type PlainDate } from '@karvon/calendar';
import {
  maxAdultGuests,
  maxChildAge,
  maxChildGuests,
  maxLegs,
  maxNights,
  maxTravellers,
} from '@karvon/contract';
import type { FavouriteItem, FlightItem, FlightMark, HotelItem } from './item';

/** The day in '20261214'; null for an invalid one. */
function dayOf(text = ''): PlainDate | null {
  const day = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isPlainDate(day) ? day : null;
}

const legForm = /^([A-Z]{3})-([A-Z]{3})-(\d{8})(?:-(\d{8}))?$/;

/** The places and days of a search. */
function readLegs(text: string): Record<string, string> | null {
  const legs = text.split('_').map((leg) => {
    const [, from = '', to = '', out, back] = legForm.exec(leg) ?? [];
    return { from, to, out: dayOf(out), back: back === undefined ? undefined : dayOf(back) };
  });
  const [first, ...onward] = legs;
  if (legs.length > maxLegs || legs.some(({ from, to, out }) => !out || from === to)) return null;
  const { from, to, back } = first!;
  const out = first!.out!;
  if (back === null || (back && (back < out || onward.length > 0))) return null;
  let before = out;
  for (const leg of onward) {
    if (leg.back !== undefined || leg.out! < before) return null;
    before = leg.out!;
  }
  const then = onward.map((leg) => `${leg.from}-${leg.to}-${leg.out}`).join('_');
  return { from, to, out, ...(back && { back }), ...(then && { then }) };
}

/** The passengers and the cabin of a search. */
function readParty(text: string): Record<string, string> | null {
  const [, adult, child, baby, business] = /^(\d)-(\d)-(\d)(-B)?$/.exec(text) ?? [];
  const [adults, children, babies] = [Number(adult), Number(child), Number(baby)];
  const sound = adults >= 1 && babies <= adults && adults + children + babies <= maxTravellers;
  if (!sound) return null;
  return {
    ...(adults !== 1 && { adult: adult! }),
    ...(children > 0 && { child: child! }),
    ...(babies > 0 && { baby: baby! }),
    ...(business && { class: 'Business' }),
  };
}

function readFlight(text: string, from: PlainDate): FlightMark | null {
  const [, number, days, hours, minutes] =
    /^([A-Z0-9]{3,8})-(\d{1,3})-([01]\d|2[0-3])([0-5]\d)$/.exec(text) ?? [];
  if (!number) return null;
  return { number, day: addDays(from, Number(days)), time: `${hours}:${minutes}` };
}

function readFlightItem([legs = '', party = '', ...ways]: string[]): FlightItem | null {
  const where = readLegs(legs);
  const who = readParty(party);
  if (!where || !who || ways.length === 0 || ways.length > maxLegs) return null;
  const slices = ways.map((way) => way.split('_').map((flight) => readFlight(flight, where.out!)));
  const sound = slices.every((slice) => slice.length <= maxLegs && !slice.includes(null));
  return sound
    ? { kind: 'air', search: { ...where, ...who }, slices: slices as FlightMark[][] }
    : null;
}

function readHotelItem([code = '', days, party, ...rest]: string[]): HotelItem | null {
  if (!/^[A-Za-z0-9~-]{3,40}$/.test(code) || rest.length > 0) return null;
  if (days === undefined) return { kind: 'hotel', code, stay: null };
  const [arrival, departure] = days.split('-').map(dayOf);
  const [adults, ...ages] = /^\d\d?(?:-\d\d?)*$/.test(party ?? '')
    ? party!.split('-').map(Number)
    : [];
  if (!arrival || !departure || !adults) return null;
  const nights = daysBetween(arrival, departure);
  const sound =
    days.length === 17 &&
    nights >= 1 &&
    nights <= maxNights &&
    adults <= maxAdultGuests &&
    ages.length <= maxChildGuests &&
    ages.every((age) => age <= maxChildAge);
  return sound ? { kind: 'hotel', code, stay: { arrival, departure, adults, ages } } : null;
}

/** Parses an item from an address or the store; null for an invalid text. */
export function readItem(text: string): FavouriteItem | null {
  const [kind, ...parts] = text.split('.');
  if (kind === 'air') return readFlightItem(parts);
  return kind === 'hotel' ? readHotelItem(parts) : null;
}
