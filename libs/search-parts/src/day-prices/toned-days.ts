import type { PlainDate } from '@karvon/calendar';
import type { Money } from '@karvon/money';

/** 'best': the lowest price; 'good': hardly above it. */
export type PriceTone = 'best' | 'good';

/** A day of a calendar and its price. */
export interface PricedDate {
  day: PlainDate;
  price: Money;
}

export interface TonedDay {
  price: Money;
  tone?: PriceTone | undefined;
}

/** A price up to this many times the lowest is 'good'. */
const goodUpTo = 1.05;

/** How a price compares with the lowest of those shown with it. */
export function toneOf({ amount }: Money, lowest: number): PriceTone | undefined {
  if (amount > lowest * goodUpTo) return undefined;
  return amount === lowest ? 'best' : 'good';
}

/** Prices by day, each compared with those of its group. */
export function tonedDays(
  priced: readonly PricedDate[],
  groupOf: (day: PlainDate) => string,
): Map<PlainDate, TonedDay> {
  const lowest = new Map<string, number>();
  for (const { day, price } of priced)
    lowest.set(groupOf(day), Math.min(price.amount, lowest.get(groupOf(day)) ?? Infinity));
  return new Map(
    priced.map(({ day, price }) => [
      day,
      { price, tone: toneOf(price, lowest.get(groupOf(day))!) },
    ]),
  );
}
