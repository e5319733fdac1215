import type { OfferFacts } from './offer-facts';
import {
  filterOffers,
  setFilters,
  withChoice,
  withRange,
  type FilterName,
  type OfferFilter,
} from './offer-filter';
import type { ChoiceName, RangeName } from './offer-facts';

export interface FilterToDrop {
  name: FilterName;
  /** How many offers it would bring back, and from which price in minor units. */
  count: number;
  from: number;
  /** The filter without it. */
  rest: OfferFilter;
}

function without(filter: OfferFilter, name: FilterName): OfferFilter {
  if (name === 'baggage' || name === 'oneTicket') return { ...filter, [name]: false };
  return name in filter.choices
    ? withChoice(filter, name as ChoiceName, [])
    : withRange(filter, name as RangeName, null);
}

/** Each set filter whose removal alone would show something again, the most fruitful first. */
export function filtersToDrop(offers: readonly OfferFacts[], filter: OfferFilter): FilterToDrop[] {
  return setFilters(filter)
    .map((name) => {
      const rest = without(filter, name);
      const back = filterOffers(offers, rest);
      const from = back.reduce((least, { price }) => Math.min(least, price), Infinity);
      return { name, rest, count: back.length, from };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** How many the visitor has set himself. */
export const countFilters = (filter: OfferFilter) =>
  setFilters({ ...filter, oneTicket: false }).length + (filter.oneTicket ? 0 : 1);
