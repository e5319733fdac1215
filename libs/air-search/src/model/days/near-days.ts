import { addDays, type PlainDate } from '@karvon/calendar';
import type { PricedDay, SeenPrice } from '@karvon/contract';
import { priceScale } from '@karvon/search-parts';
import { priceKind, type PriceQuestion } from './day-prices';
import type { OfferFilter } from '../filters/offer-filter';
import { countedFlights } from './price-chart';
import type { SearchCriteria } from '../search/search-criteria';
import { lastBookableDay } from '../search/search-draft';

const around = 3;

function daysAround(day: PlainDate, today: PlainDate): PlainDate[] {
  const last = lastBookableDay(today);
  return Array.from({ length: 2 * around + 1 }, (_, index) => addDays(day, index - around)).filter(
    (one) => one >= today && one <= last,
  );
}

/** The days around a search: departure days and return days, or departure days alone. */
export interface NearDays {
  outs: PlainDate[];
  /** Empty for one way. */
  backs: PlainDate[];
}

export function nearDays({ out, back }: SearchCriteria, today: PlainDate): NearDays {
  return { outs: daysAround(out, today), backs: back ? daysAround(back, today) : [] };
}

/**
 * The query for prices that match the results: only nonstop flights, or self-transfers as well. Null when no flights are sold for
 * the days.
 */
export function nearQuestion(
  criteria: SearchCriteria,
  { outs, backs }: NearDays,
  filter: OfferFilter,
): PriceQuestion | null {
  const kind = priceKind(criteria, countedFlights(filter));
  const [from, to] = [outs[0], outs.at(-1)];
  if (!kind || !from || !to) return null;
  const [backFrom, backTo] = [backs[0], backs.at(-1)];
  return { kind, range: { from, to, ...(backFrom && backTo && { backFrom, backTo }) } };
}

const keyOf = (out: PlainDate, back: PlainDate | null) => `${out}/${back ?? ''}`;

/** The price of each trip, and the lowest of all. */
export function nearPrices(days: readonly PricedDay[]) {
  const byTrip = new Map<string, SeenPrice>();
  for (const { out, back, price } of days) if (price) byTrip.set(keyOf(out, back), price);
  const totals = [...byTrip.values()].map(({ total }) => total);
  const lowest = Math.min(...totals.map(({ amount }) => amount));
  return {
    priceOf: (out: PlainDate, back: PlainDate | null) => byTrip.get(keyOf(out, back)),
    isLowest: ({ total }: SeenPrice) => total.amount === lowest,
    scale: priceScale(totals),
  };
}

const steps: Record<string, [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
};

/** The trip that a key moves to; null when it moves nowhere. */
export function moveTrip(
  { outs, backs }: NearDays,
  { out, back }: Pick<SearchCriteria, 'out' | 'back'>,
  key: string,
): Pick<SearchCriteria, 'out' | 'back'> | null {
  const step = steps[key];
  if (!step) return null;
  const clamp = (index: number, length: number) => Math.max(0, Math.min(length - 1, index));
  const possible = back ? outs.filter((one) => one <= back) : outs;
  const nextOut = possible[clamp(possible.indexOf(out) + step[0], possible.length)] ?? out;
  const after = backs.filter((one) => one >= out);
  const nextBack = back && (after[clamp(after.indexOf(back) + step[1], after.length)] ?? back);
  return { out: nextOut, back: nextBack };
}
