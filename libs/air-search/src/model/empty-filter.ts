import { filterOffers, noFilter, type OfferFilter } from './offer-filter';
import type { OfferFacts } from './offer-facts';

export type FilterName = keyof OfferFilter;

export interface FilterToDrop {
  name: FilterName;
  /** How many offers it would bring back. */
  count: number;
}

/** Each set filter whose removal alone would show something again, the most fruitful first. */
export function filtersToDrop(offers: readonly OfferFacts[], filter: OfferFilter): FilterToDrop[] {
  return (Object.keys(noFilter) as FilterName[])
    .filter((name) => filter[name].length > 0)
    .map((name) => ({ name, count: filterOffers(offers, { ...filter, [name]: [] }).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

export const countFilters = ({ stops, airlines }: OfferFilter) => stops.length + airlines.length;
