import { addDays, addMonths, daysBetween, type PlainDate } from '@karvon/calendar';
import type { PriceCalendar, PricedDay, SeenPrice } from '@karvon/contract';
import type { SimpleTrip } from '../search/search-draft';

/** What prices are of; with the same kind they may stand side by side. */
export interface PriceKind {
  origin: string;
  destination: string;
  adult: number;
  child: number;
  baby: number;
  class: SimpleTrip['ticketClass'];
  direct: 'true' | 'false';
  selfTransfers: 'true' | 'false';
  /** Back so many days after the way out. */
  stay?: number;
}

/** Which days they are for. */
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

/** Whose price, without days; null while a place is missing. Tickets to be joined count only where they are asked for. */
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

/** What an open calendar shows. */
export interface CalendarView {
  /** The first day of the first month on show. */
  firstMonth: PlainDate;
  choosing: 'start' | 'end';
}

/**
 * The prices an open calendar asks for, two months at once: of the way out alone, of both ways with as long a stay as
 * chosen, or, while the way back is being chosen, of the whole trip by its last day.
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
    // The calendar was turned to months before the way out.
    if (backFrom > last) return null;
    return { kind, range: { from: out, to: out, backFrom, backTo: last } };
  }
  const stay = out && back ? { stay: daysBetween(out, back) } : {};
  return { kind: { ...kind, ...stay }, range: { from: firstMonth, to: last } };
}

/** A day of the calendar and its price. */
export interface DayPrice {
  price: SeenPrice;
  /** The lowest of its month. */
  best: boolean;
}

/** Prices by the day the visitor is choosing. */
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
    priced.map(({ day, month, price }) => [
      day,
      { price, best: price.total.amount === lowest.get(month) },
    ]),
  );
}

/** Minutes since a price was seen, as the server counts. */
export function ageMinutes({ observedAt }: SeenPrice, asOf: string): number {
  return Math.max(0, Math.round((Date.parse(asOf) - Date.parse(observedAt)) / 60_000));
}

/** Age of the oldest price in minutes; null when there is none, or all were seen just now. */
export function oldestAge({ days, asOf }: PriceCalendar): number | null {
  const ages = days.flatMap(({ price }) =>
    price?.mark === 'cached' ? [ageMinutes(price, asOf)] : [],
  );
  return ages.length > 0 ? Math.max(...ages) : null;
}

/** As exact as an age is told: minutes, from an hour on whole hours. */
export const toldAge = (minutes: number): number =>
  minutes < 60 ? Math.max(1, minutes) : Math.round(minutes / 60) * 60;
