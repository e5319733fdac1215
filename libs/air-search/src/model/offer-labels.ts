import type { OfferFacts } from './offer-facts';

export type OfferLabel = 'best-price' | 'fastest' | 'charter' | 'low-cost';

/** Labels by offer id. Ties share a label: two equally cheap offers are both the best price. */
export function offerLabels(offers: readonly OfferFacts[]): Map<string, OfferLabel[]> {
  const cheapest = Math.min(...offers.map((facts) => facts.price));
  const fastest = Math.min(...offers.map((facts) => facts.durationMinutes));
  return new Map(
    offers.map((facts) => {
      const labels: OfferLabel[] = [];
      if (facts.price === cheapest) labels.push('best-price');
      if (facts.durationMinutes === fastest) labels.push('fastest');
      if (facts.offer.kind !== 'regular') labels.push(facts.offer.kind);
      return [facts.offer.id, labels];
    }),
  );
}
