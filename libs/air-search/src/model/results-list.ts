import { filterOptions, type FilterOptions } from './filter-options';
import type { OfferFacts } from './offer-facts';
import { filterOffers, priceFor } from './offer-filter';
import { sortOffers } from './offer-sort';
import { recordsOf, type Records } from './offer-labels';
import type { ResultsView } from './results-view';

/** Everything the results page says about the offers found so far. */
export interface ResultsList {
  /** On the page, in order. */
  offers: OfferFacts[];
  /** On the page, whatever is set. */
  found: number;
  /** What the visitor asked about: of `found`, without the tickets to be joined unless he wants them. */
  total: number;
  options: FilterOptions;
  /** Of `total` at the prices shown, so that a filter makes no offer the best. */
  records: Records;
  /** Found since, and how many of them are cheaper than all that is shown; both as the filter lets through. */
  held: { count: number; cheaper: number };
}

/** Nothing is cheaper than nothing. */
const lowestPrice = (offers: readonly OfferFacts[]) =>
  offers.length > 0 ? Math.min(...offers.map(({ price }) => price)) : 0;

/** @param shown how many of the found offers are on the page; the rest are held back */
export function listResults(
  found: readonly OfferFacts[],
  shown: number,
  { filter, sort }: ResultsView,
): ResultsList {
  const onPage = found.slice(0, shown);
  const asked = filter.oneTicket ? onPage.filter(({ selfTransfer }) => !selfTransfer) : onPage;
  const offers = sortOffers(filterOffers(onPage, filter), sort);
  const cheapest = lowestPrice(offers);
  const held = filterOffers(found.slice(shown), filter);
  return {
    offers,
    found: onPage.length,
    total: asked.length,
    options: filterOptions(onPage, filter),
    records: recordsOf(priceFor(asked, filter)),
    held: { count: held.length, cheaper: held.filter(({ price }) => price < cheapest).length },
  };
}
