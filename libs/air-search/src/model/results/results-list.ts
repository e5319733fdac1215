import type { OfferFacts } from '../offers/offer-facts';
import { noFilter, passing, priceFor, type OfferFilter } from '../filters/offer-filter';
import { recordsOf, type Records } from '../offers/offer-labels';

/** What the results page says about the offers on it, whatever their order. */
export interface ResultsSummary {
  /** On the page, whatever is set. */
  found: number;
  /** Number of offers without the filters; those with a concession count only when it is allowed. */
  total: number;
  /** Of `total` at the prices shown, so that a filter makes no offer the best. */
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

/** The held offers, and how many of them are cheaper than all shown ones; both after the filter. */
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
