import { addDays, addMonths, daysBetween, type PlainDate } from '@karvon/calendar';
import type { PriceCalendar, PricedDay, SeenPrice } from '@karvon/contract';
import { tonedDays, type CalendarView, type TonedDay } from '@karvon/search-parts';
import type { SimpleTrip } from '../search/search-draft';

/** The scope of prices; prices of one scope may be shown together. */
export interface PriceKind {
  origin: string;
  destination: string;
  adult: number;
  child: number;
  baby: number;
  class: SimpleTrip['ticketClass'];
  direct: 'true' | 'false';
  selfTransfers: 'true' | 'false';
  /** Days between departure and return. */
  stay?: number;
}

/** The days of the prices. */
export interface PriceRange {
  from: PlainDate;
  to: PlainDate;
  backFrom?: PlainDate;
  backTo?: PlainDate;
}

export interface PriceQuestion {
  kind: PriceKind;
  range: PriceRange;
}

/**
 * The scope of the prices, without days; null while a place is missing. Self-transfers count only where the visitor allows them.
 */
export function priceKind(
  trip: Pick<SimpleTrip, 'from' | 'to' | 'travellers' | 'ticketClass'>,
  { direct, selfTransfers = false }: { direct: boolean; selfTransfers?: boolean },
): PriceKind | null {
  const { from, to, travellers, ticketClass } = trip;
  if (!from || !to || from === to) return null;
  return {
    origin: from,
    destination: to,
    ...travellers,
    class: ticketClass,
    direct: direct ? 'true' : 'false',
    selfTransfers: selfTransfers ? 'true' : 'false',
  };
}

/**
 * The query for the two months of an open calendar: for one way, for a return trip with the chosen length of stay or, while the
 * return day is being chosen, for the whole trip by its last day.
 */
export function calendarQuestion(
  trip: SimpleTrip,
  { firstMonth, choosing }: CalendarView,
  direct: boolean,
): PriceQuestion | null {
  const kind = priceKind(trip, { direct });
  if (!kind) return null;
  const { out, back } = trip;
  const last = addDays(addMonths(firstMonth, 2), -1);
  if (choosing === 'end' && out) {
    const backFrom = out > firstMonth ? out : firstMonth;
    // The calendar shows months before the departure.
    if (backFrom > last) return null;
    return { kind, range: { from: out, to: out, backFrom, backTo: last } };
  }
  const stay = out && back ? { stay: daysBetween(out, back) } : {};
  return { kind: { ...kind, ...stay }, range: { from: firstMonth, to: last } };
}

/** Prices by the day that the visitor is choosing, each compared with those of its month. */
export const dayPrices = (
  days: readonly PricedDay[],
  choosing: CalendarView['choosing'],
): Map<PlainDate, TonedDay> =>
  tonedDays(
    days.flatMap(({ out, back, price }) => {
      const day = choosing === 'end' ? back : out;
      return day && price ? { day, price: price.total } : [];
    }),
    (day) => day.slice(0, 7),
  );

/** Minutes since a price was found, on the server's clock. */
export function ageMinutes({ observedAt }: SeenPrice, asOf: string): number {
  return Math.max(0, Math.round((Date.parse(asOf) - Date.parse(observedAt)) / 60_000));
}

/** Age of the oldest price in minutes; null without prices, or when all are new. */
export function oldestAge({ days, asOf }: PriceCalendar): number | null {
  const ages = days.flatMap(({ price }) =>
    price?.mark === 'cached' ? [ageMinutes(price, asOf)] : [],
  );
  return ages.length > 0 ? Math.max(...ages) : null;
}

/** An age for display: in minutes, from one hour on in whole hours. */
export const shownAge = (minutes: number): number =>
  minutes < 60 ? Math.max(1, minutes) : Math.round(minutes / 60) * 60;
