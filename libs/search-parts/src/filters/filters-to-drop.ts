/** A filter that is set, and what the results would be without it. */
export interface FilterToDrop<Name, Filter> {
  name: Name;
  /** How many results it would bring back, and from which price in minor units. */
  count: number;
  from: number;
  /** The filter without it. */
  rest: Filter;
}

/**
 * Each set filter whose removal alone would show something again, the most fruitful first.
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
