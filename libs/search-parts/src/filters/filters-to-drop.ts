/** A set filter, and the results without it. */
export interface FilterToDrop<Name, Filter> {
  name: Name;
  /** The number of results without it, and their lowest price in minor units. */
  count: number;
  from: number;
  /** The filters without it. */
  rest: Filter;
}

/**
 * Set filters whose removal alone would show results again, those with the most results first.
 * @param pricesWith returns the prices, in minor units, of the results for a filter
 */
export function filtersToDrop<Name, Filter>(
  names: readonly Name[],
  without: (name: Name) => Filter,
  pricesWith: (filter: Filter) => number[],
): FilterToDrop<Name, Filter>[] {
  return names
    .map((name) => {
      const rest = without(name);
      const prices = pricesWith(rest);
      const from = prices.reduce((least, price) => Math.min(least, price), Infinity);
      return { name, rest, count: prices.length, from };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
