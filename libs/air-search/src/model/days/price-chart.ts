import { addDays, daysBetween, type PlainDate } from '@karvon/calendar';
import type { PricedDay, SeenPrice } from '@karvon/contract';
import { toneOf, type PriceTone } from '@karvon/search-parts';
import type { OfferFilter } from '../filters/offer-filter';
import { lastBookableDay, type SimpleTrip } from '../search/search-draft';
import { priceKind, type PriceQuestion } from './day-prices';

const shownDays = 60;
/** Days shown before the chosen one. */
const before = 14;

/** The part of a filter that affects prices: only nonstop flights, or self-transfers as well. */
export const countedFlights = ({ choices, allowed }: OfferFilter) => ({
  direct: choices.stops?.join() === '0',
  selfTransfers: allowed.includes('selfTransfer'),
});

/**
 * The first day of the chart.
 * @param shown the first day shown now; it stays as long as the chosen day is in the chart
 */
export function firstChartDay(
  out: PlainDate | null,
  today: PlainDate,
  shown?: PlainDate,
): PlainDate {
  const away = shown && out ? daysBetween(shown, out) : -1;
  if (shown && away >= 0 && away < shownDays) return shown;
  const wanted = addDays(out ?? today, -before);
  return wanted > today ? wanted : today;
}

const stayOf = ({ out, back }: Pick<SimpleTrip, 'out' | 'back'>) =>
  out && back ? daysBetween(out, back) : null;

/**
 * The query for two months of departure days, with the chosen length of stay. Null while a place is missing, or when nothing is
 * sold yet.
 */
export function chartQuestion(
  trip: SimpleTrip,
  { first, today }: { first: PlainDate; today: PlainDate },
  counted: ReturnType<typeof countedFlights>,
): PriceQuestion | null {
  const kind = priceKind(trip, counted);
  const stay = stayOf(trip);
  const end = addDays(first, shownDays - 1);
  const lastOut = addDays(lastBookableDay(today), -(stay ?? 0));
  const to = end < lastOut ? end : lastOut;
  if (!kind || to < first) return null;
  return { kind: { ...kind, ...(stay !== null && { stay }) }, range: { from: first, to } };
}

/** A day of the chart. */
export interface ChartBar {
  out: PlainDate;
  back: PlainDate | null;
  /** Undefined while the price is unknown. */
  price: SeenPrice | undefined;
  tone: PriceTone | undefined;
  /** The fraction of the highest price, 0 to 1. */
  share: number;
}

/** A bar for each day of the query, with or without a price. */
export function chartBars(
  { kind, range }: PriceQuestion,
  priced: readonly PricedDay[],
): ChartBar[] {
  const prices = new Map(priced.map(({ out, price }) => [out, price ?? undefined]));
  const days = Array.from({ length: daysBetween(range.from, range.to) + 1 }, (_, index) =>
    addDays(range.from, index),
  );
  const amounts = days.flatMap((day) => prices.get(day)?.total.amount ?? []);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  return days.map((out) => {
    const price = prices.get(out);
    return {
      out,
      back: kind.stay === undefined ? null : addDays(out, kind.stay),
      price,
      tone: price && toneOf(price.total, lowest),
      share: price ? price.total.amount / highest : 0,
    };
  });
}

/** The cheapest day; of several the one nearest to the chosen day, or the first. */
export function cheapestBar(bars: readonly ChartBar[], out: PlainDate | null): ChartBar | null {
  const best = bars.filter(({ tone }) => tone === 'best');
  const away = (bar: ChartBar) => Math.abs(daysBetween(out ?? best[0]!.out, bar.out));
  return best.toSorted((one, other) => away(one) - away(other))[0] ?? null;
}

/** The bars of each calendar month, in order. */
export function barsByMonth(bars: readonly ChartBar[]): [month: string, ChartBar[]][] {
  const months = new Map<string, ChartBar[]>();
  for (const bar of bars) {
    const month = bar.out.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), bar]);
  }
  return [...months];
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -7,
  PageDown: 7,
  Home: -Infinity,
  End: Infinity,
};

/** The bar that a key moves to from the one at `index`; null for other keys. */
export function moveBar(bars: readonly ChartBar[], index: number, key: string): ChartBar | null {
  const step = steps[key];
  if (step === undefined) return null;
  return bars[Math.max(0, Math.min(bars.length - 1, index + step))] ?? null;
}
