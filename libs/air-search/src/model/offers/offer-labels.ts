import type { OfferFacts } from './offer-facts';

export type OfferLabel = 'self-transfer' | 'best-price' | 'fastest' | 'charter' | 'low-cost';

/** The offer for each label, such as the cheapest; null without any offer. */
export interface Records {
  cheapest: OfferFacts | null;
  fastest: OfferFacts | null;
}

type Measure = (facts: OfferFacts) => number;
const price: Measure = (facts) => facts.price;
const duration: Measure = (facts) => facts.durationMinutes;

/** The first offer with the least of `one` and, among those, with the least of `other`. */
function least(offers: readonly OfferFacts[], one: Measure, other: Measure): OfferFacts | null {
  let best: OfferFacts | null = null;
  for (const facts of offers)
    if (!best || (one(facts) - one(best) || other(facts) - other(best)) < 0) best = facts;
  return best;
}

/**
 * Each label belongs to one offer: of the cheapest to the fastest one, of the fastest to the cheapest one. Only offers with the
 * requested cabin on every segment compete.
 */
export function recordsOf(offers: readonly OfferFacts[]): Records {
  const whole = offers.filter(({ mixedCabin }) => !mixedCabin);
  return { cheapest: least(whole, price, duration), fastest: least(whole, duration, price) };
}

/** At most four labels. */
export function offerLabels(
  { offer, selfTransfer }: OfferFacts,
  is: { cheapest: boolean; fastest: boolean },
): OfferLabel[] {
  const labels: OfferLabel[] = [];
  if (selfTransfer) labels.push('self-transfer');
  if (is.cheapest) labels.push('best-price');
  if (is.fastest) labels.push('fastest');
  if (offer.kind !== 'regular') labels.push(offer.kind);
  return labels;
}
