import { filterOffers, filterOptions } from './offer-filter';
import type { OfferFacts } from './offer-facts';
import { offerLabels, type OfferLabel } from './offer-labels';
import { sortOffers } from './offer-sort';
import type { ResultsView } from './results-view';

/** Everything the results page says about the offers found so far. */
export interface ResultsList {
  /** On the page, in order. */
  offers: OfferFacts[];
  /** On the page if there were no filter. */
  total: number;
  labels: Map<string, OfferLabel[]>;
  options: ReturnType<typeof filterOptions>;
  /** Found since, and how many of them are cheaper than all that is shown; both as the filter lets through. */
  held: { count: number; cheaper: number };
}

/** @param shown how many of the found offers are on the page; the rest are held back */
export function listResults(
  found: readonly OfferFacts[],
  shown: number,
  view: ResultsView,
): ResultsList {
  const onPage = found.slice(0, shown);
  const offers = sortOffers(filterOffers(onPage, view.filter), view.sort);
  const cheapest = Math.min(...offers.map((facts) => facts.price));
  const held = filterOffers(found.slice(shown), view.filter);
  return {
    offers,
    total: onPage.length,
    labels: offerLabels(onPage),
    options: filterOptions(onPage, view.filter),
    held: { count: held.length, cheaper: held.filter((facts) => facts.price < cheapest).length },
  };
}
