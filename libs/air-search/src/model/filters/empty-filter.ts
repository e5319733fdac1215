import { filtersToDrop as findFilters, type FilterToDrop } from '@karvon/search-parts';
import type { ChoiceName, OfferFacts, RangeName } from '../offers/offer-facts';
import {
  filterOffers,
  hiddenBy,
  setFilters,
  withChoice,
  withConcession,
  withRange,
  type FilterName,
  type OfferFilter,
} from './offer-filter';

function without(filter: OfferFilter, name: FilterName): OfferFilter {
  if (name === 'baggage') return { ...filter, baggage: false };
  if (name === 'selfTransfer' || name === 'mixedCabin') return withConcession(filter, name, true);
  return name in filter.choices
    ? withChoice(filter, name as ChoiceName, [])
    : withRange(filter, name as RangeName, null);
}

/** Each set filter whose removal alone would show offers again, the one with the most offers first. */
export const filtersToDrop = (
  offers: readonly OfferFacts[],
  filter: OfferFilter,
): FilterToDrop<FilterName, OfferFilter>[] =>
  findFilters(
    setFilters(filter),
    (name) => without(filter, name),
    (rest) => filterOffers(offers, rest).map(({ price }) => price),
  );

/** The number of filters the visitor has set. */
export const countFilters = (filter: OfferFilter) =>
  setFilters(filter).length - hiddenBy(filter).length + filter.allowed.length;
