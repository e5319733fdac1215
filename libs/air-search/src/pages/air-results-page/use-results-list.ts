import { useMemo } from 'react';
import type { OfferFacts } from '../../model/offer-facts';
import { passing, priceFor } from '../../model/offer-filter';
import { sortOffers } from '../../model/offer-sort';
import { countHeld, summarise, type Held, type ResultsSummary } from '../../model/results-list';
import type { ResultsView } from '../../model/results-view';

export interface ResultsList extends ResultsSummary {
  /** On the page, in order. */
  offers: readonly OfferFacts[];
  held: Held;
}

/**
 * What the page shows of the offers found so far. Another filter takes from the order there is, another order counts
 * nothing anew: a press pays for what it changes.
 * @param shown how many of the found offers are on the page; the rest are held back
 */
export function useResultsList(
  found: readonly OfferFacts[],
  shown: number,
  { filter, sort }: ResultsView,
): ResultsList {
  const { baggage } = filter;
  const onPage = useMemo(() => found.slice(0, shown), [found, shown]);
  const ordered = useMemo(
    () => sortOffers(priceFor(onPage, { baggage }), sort),
    [onPage, baggage, sort],
  );
  const offers = useMemo(() => passing(ordered, filter), [ordered, filter]);
  const summary = useMemo(() => summarise(onPage, filter), [onPage, filter]);
  const held = useMemo(
    () => countHeld(found.slice(shown), offers, filter),
    [found, shown, offers, filter],
  );
  return { ...summary, offers, held };
}
