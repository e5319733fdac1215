import { useMemo } from 'react';
import { filterOptions, type FilterOptions } from '../../model/filters/filter-options';
import type { OfferFacts } from '../../model/offers/offer-facts';
import { passing, priceFor } from '../../model/filters/offer-filter';
import { firstOffers, sortOffers, type FirstOffers } from '../../model/offers/offer-sort';
import {
  countHeld,
  summarise,
  type Held,
  type ResultsSummary,
} from '../../model/results/results-list';
import type { OffersPreview } from '../../model/results/offers-preview';
import type { ResultsView } from '../../model/results/results-view';

export interface ResultsList extends ResultsSummary {
  /** The shown offers, in order. */
  offers: readonly OfferFacts[];
  /** The first offer in each of the three main orders. */
  first: FirstOffers;
  /** The options of every filter. */
  options: FilterOptions;
  held: Held;
}

/**
 * Computes the shown part of the offers found so far. A new filter keeps the order, and a new order keeps the counts, so that a
 * click computes only what it changes.
 * @param arrived how many of the found offers are shown; the rest are held back, except those of a preview
 * @param looking the view of the list, and the view of the counts, which follows some frames later
 * @param preview the preview in the server's HTML, if `found` comes from it
 */
export function useResultsList(
  found: readonly OfferFacts[],
  arrived: number,
  looking: { listed: ResultsView; counted: ResultsView },
  preview: Pick<OffersPreview, 'shown'> | null,
): ResultsList {
  const { filter, sort } = looking.listed;
  const { filter: counted } = looking.counted;
  const { baggage } = filter;
  const shown = preview ? found.length : arrived;
  const onPage = useMemo(() => (preview ? found : found.slice(0, shown)), [found, shown, preview]);
  const ordered = useMemo(
    () => sortOffers(priceFor(onPage, { baggage }), sort),
    [onPage, baggage, sort],
  );
  const offers = useMemo(
    () => passing(ordered, filter).slice(0, preview?.shown),
    [ordered, filter, preview],
  );
  const first = useMemo(() => {
    const priced = priceFor(onPage, counted);
    return firstOffers(priced, passing(priced, counted));
  }, [onPage, counted]);
  const summary = useMemo(() => summarise(onPage, filter), [onPage, filter]);
  const options = useMemo(() => filterOptions(onPage, counted), [onPage, counted]);
  const held = useMemo(
    () => countHeld(found.slice(shown), offers, filter),
    [found, shown, offers, filter],
  );
  return { ...summary, first, options, offers, held };
}
