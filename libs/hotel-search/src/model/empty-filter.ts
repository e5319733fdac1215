import { isSoldNow, leadingOffer } from '@karvon/contract';
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
    (rest) => {
      const offers = filterHotels(hotels, rest).map(({ shown }) => shown);
      const leading = leadingOffer(offers);
      // What must be waited for counts, but its price is no "from" price beside what is sold now.
      return offers.map((offer) =>
        leading && isSoldNow(leading) && !isSoldNow(offer) ? Infinity : offer.total.amount,
      );
    },
  );
