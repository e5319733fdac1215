import type { OfferFacts } from './offer-facts';

export type OfferLabel = 'self-transfer' | 'best-price' | 'fastest' | 'charter' | 'low-cost';

/** What an offer can be the best at; among those on the page, whatever the filters hide. */
export interface Records {
  cheapest: number;
  fastest: number;
}

export function recordsOf(offers: readonly OfferFacts[]): Records {
  const records = { cheapest: Infinity, fastest: Infinity };
  for (const { price, durationMinutes } of offers) {
    records.cheapest = Math.min(records.cheapest, price);
    records.fastest = Math.min(records.fastest, durationMinutes);
  }
  return records;
}

/** At most four. Ties share a label: two equally cheap offers are both the best price. */
export function offerLabels(facts: OfferFacts, { cheapest, fastest }: Records): OfferLabel[] {
  const labels: OfferLabel[] = [];
  if (facts.selfTransfer) labels.push('self-transfer');
  if (facts.price === cheapest) labels.push('best-price');
  if (facts.durationMinutes === fastest) labels.push('fastest');
  if (facts.offer.kind !== 'regular') labels.push(facts.offer.kind);
  return labels;
}
