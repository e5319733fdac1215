import { addDays, addMonths, daysBetween, type PlainDate } from '@karvon/calendar';
import type { PriceCalendar, PricedDay, SeenPrice } from '@karvon/contract';
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

/** The state of an open calendar. */
export interface CalendarView {
  /** The first day of the first month shown. */
  firstMonth: PlainDate;
  choosing: 'start' | 'end';
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

/** A day of the calendar and its price. */
export interface DayPrice {
  price: SeenPrice;
  /** 'best': the lowest of its month; 'good': hardly above it. */
  tone?: 'best' | 'good' | undefined;
}

/** A price up to this many times the lowest of its month is 'good'. */
const goodUpTo = 1.05;

/** How a price compares with the lowest of those shown with it. */
export function toneOf({ total: { amount } }: SeenPrice, lowest: number): DayPrice['tone'] {
  if (amount > lowest * goodUpTo) return undefined;
  return amount === lowest ? 'best' : 'good';
}

/** Prices by the day that the visitor is choosing. */
export function dayPrices(
  days: readonly PricedDay[],
  choosing: CalendarView['choosing'],
): Map<PlainDate, DayPrice> {
  const lowest = new Map<string, number>();
  const priced = days.flatMap(({ out, back, price }) => {
    const day = choosing === 'end' ? back : out;
    if (!day || !price) return [];
    const month = day.slice(0, 7);
    lowest.set(month, Math.min(price.total.amount, lowest.get(month) ?? Infinity));
    return [{ day, month, price }];
  });
  return new Map(
    priced.map(({ day, month, price }) => {
      const tone = toneOf(price, lowest.get(month)!);
      return [day, { price, tone }];
    }),
  );
}

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
