import { addDays, dayInZone, daysBetween, daysInMonth, type PlainDate } from '@karvon/calendar';
import type { PriceCalendarQuery } from '@karvon/contract';
import { bookingHorizonDays, type Place } from '@karvon/sandbox-world';
import { invalid } from '@karvon/platform/http/problem';
import { checkEnds } from '@karvon/air-catalogue';
import type { PriceRoute, Trip } from './observation';

/** The maximum of days out: two months and some days. */
const MAX_DAYS = 62;
/** The maximum of trips: a fortnight of days out by a week of days back. */
const MAX_TRIPS = 100;

export interface RequestedPrices {
  route: PriceRoute;
  trips: Trip[];
  /** Whether flights of these days are on sale today. */
  onSale: (trip: Trip) => boolean;
}

function daysFrom(first: PlainDate, last: PlainDate, path: string): PlainDate[] {
  const count = daysBetween(first, last) + 1;
  if (count < 1) throw invalid(path, 'order', 'the last day is before the first');
  if (count > MAX_DAYS) throw invalid(path, 'too-many-days', `at most ${MAX_DAYS} days`);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

function daysOut({ month, from, to }: PriceCalendarQuery): PlainDate[] {
  if (from !== undefined && to !== undefined) return daysFrom(from, to, 'to');
  const [year, number] = (month ?? '').split('-').map(Number) as [number, number];
  return daysFrom(`${month}-01`, `${month}-${daysInMonth(year, number)}`, 'month');
}

function tripsOf(query: PriceCalendarQuery): Trip[] {
  const { stay, backFrom, backTo } = query;
  const outs = daysOut(query);
  if (stay !== undefined) return outs.map((out) => ({ out, back: addDays(out, stay) }));
  if (backFrom === undefined || backTo === undefined)
    return outs.map((out) => ({ out, back: null }));
  const backs = daysFrom(backFrom, backTo, 'backTo');
  const trips = outs.flatMap((out) =>
    backs.filter((back) => back >= out).map((back) => ({ out, back })),
  );
  if (trips.length > MAX_TRIPS) throw invalid('backTo', 'too-many-days', 'too many pairs of days');
  return trips;
}

/** Today by the clock of the place. */
export const todayAt = ({ zone }: Place, now: Date): PlainDate => dayInZone(now, zone);

/** The checked query for the lookup. Throws problem validation-failed with the path of the field. */
export function checkQuery(query: PriceCalendarQuery, now: Date): RequestedPrices {
  const { adult, child, baby } = query;
  const { from, to } = checkEnds(query.origin, query.destination, ['origin', 'destination']);
  const today = todayAt(from, now);
  const last = addDays(today, bookingHorizonDays);
  return {
    route: {
      origin: from.code,
      destination: to.code,
      cabin: query.class,
      direct: query.direct === 'true',
      selfTransfers: query.selfTransfers === 'true',
      travellers: { adult, child, baby },
    },
    trips: tripsOf(query),
    onSale: ({ out, back }) => out >= today && (back ?? out) <= last,
  };
}
