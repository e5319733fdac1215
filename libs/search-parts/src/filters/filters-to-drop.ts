/** A set filter, and the results without it. */
export interface FilterToDrop<Name, Filter> {
  name: Name;
  /** How many results dropping it would show, and their lowest price in minor units. */
  count: number;
  from: number;
  /** The filter without it. */
  rest: Filter;
}

/**
 * Set filters whose removal alone would show results again, those with the most results first.
 * @param pricesWith prices in minor units of what a filter lets through
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
