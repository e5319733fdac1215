import type { OfferFacts } from '../offers/offer-facts';
import { noFilter, passing, priceFor, type OfferFilter } from '../filters/offer-filter';
import { recordsOf, type Records } from '../offers/offer-labels';

/** Facts about all shown offers, independent of their order. */
export interface ResultsSummary {
  /** The number of offers shown, regardless of filters. */
  found: number;
  /** Number of offers without the filters; those with a concession count only when it is allowed. */
  total: number;
  /** The records among `total` at the prices shown, so that a filter cannot make an offer the best. */
  records: Records;
}

export function summarise(offers: readonly OfferFacts[], filter: OfferFilter): ResultsSummary {
  const requested = passing(offers, { ...noFilter, allowed: filter.allowed });
  return {
    found: offers.length,
    total: requested.length,
    records: recordsOf(priceFor(requested, filter)),
  };
}

/** The number of held offers, and of those that are cheaper than all shown ones; both after the filter. */
export interface Held {
  count: number;
  cheaper: number;
}

export function countHeld(
  waiting: readonly OfferFacts[],
  shown: readonly OfferFacts[],
  filter: OfferFilter,
): Held {
  const held = passing(priceFor(waiting, filter), filter);
  // Without shown offers none counts as cheaper.
  const cheapest = recordsOf(shown).cheapest?.price ?? 0;
  return { count: held.length, cheaper: held.filter(({ price }) => price < cheapest).length };
}
