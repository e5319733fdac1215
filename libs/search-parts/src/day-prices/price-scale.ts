import type { Money } from '@karvon/money';

/** The unit of prices in one table. */
export type Scale = 'million' | 'thousand' | 'one';

export interface PriceScale {
  scale: Scale;
  currency: Money['currency'];
  /** The amount in that unit, with the decimals that matter in a narrow cell. */
  shorten: (price: Money) => { value: number; fractionDigits: number };
}

const steps: readonly [from: number, Scale, unit: number, fractionDigits: number][] = [
  [1_000_000, 'million', 1_000_000, 2],
  [100_000, 'thousand', 1_000, 0],
  [0, 'one', 1, 0],
];

/** One unit for all prices of a table, so that it is stated once beside it; null without prices. */
export function priceScale(prices: readonly Money[]): PriceScale | null {
  const [first] = prices;
  if (!first) return null;
  const highest = Math.max(...prices.map(({ amount }) => amount)) / 100;
  const [, scale, unit, fractionDigits] = steps.find(([from]) => highest >= from)!;
  return {
    scale,
    currency: first.currency,
    shorten: ({ amount }) => ({ value: amount / 100 / unit, fractionDigits }),
  };
}
