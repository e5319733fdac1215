import {
  filterHotels,
  setFilters,
  without,
  type FilterName,
  type HotelFilter,
} from './hotel-filter';
import type { HotelFacts } from './hotel-facts';

export interface FilterToDrop {
  name: FilterName;
  /** How many hotels it would bring back, and from which total in minor units. */
  count: number;
  from: number;
  /** The filter without it. */
  rest: HotelFilter;
}

/** Each set filter whose removal alone would show something again, the most fruitful first. */
export function filtersToDrop(hotels: readonly HotelFacts[], filter: HotelFilter): FilterToDrop[] {
  return setFilters(filter)
    .map((name) => {
      const rest = without(filter, name);
      const back = filterHotels(hotels, rest);
      const from = back.reduce((least, { shown }) => Math.min(least, shown.total.amount), Infinity);
      return { name, rest, count: back.length, from };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
