import { filtersToDrop as findFilters, type FilterToDrop } from '@karvon/search-parts';
import type { HotelFacts } from './hotel-facts';
import {
  filterHotels,
  setFilters,
  without,
  type FilterName,
  type HotelFilter,
} from './hotel-filter';

/** Each set filter whose removal alone would show hotels again, the one with the most hotels first. */
export const filtersToDrop = (
  hotels: readonly HotelFacts[],
  filter: HotelFilter,
): FilterToDrop<FilterName, HotelFilter>[] =>
  findFilters(
    setFilters(filter),
    (name) => without(filter, name),
    (rest) => filterHotels(hotels, rest).map(({ shown }) => shown.total.amount),
  );
