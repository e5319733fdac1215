import { concessions, type OfferFacts } from './offer-facts';
import { recordsOf, type Records } from './offer-labels';

/** The specification's six orders. */
export const sorts = [
  'optimal',
  'cheapest',
  'expensive',
  'departure',
  'arrival',
  'duration',
] as const;
export type Sort = (typeof sorts)[number];

type Compare = (a: OfferFacts, b: OfferFacts) => number;

const byText =
  (pick: (facts: OfferFacts) => string): Compare =>
  (a, b) =>
    pick(a) < pick(b) ? -1 : pick(a) > pick(b) ? 1 : 0;

const byPrice: Compare = (a, b) => a.price - b.price;
const byDuration: Compare = (a, b) => a.durationMinutes - b.durationMinutes;
const byId = byText((facts) => facts.offer.id);
/** Breaks a tie, so that the same offers are always in the same order. */
const settle: Compare = (a, b) => byPrice(a, b) || byDuration(a, b) || byId(a, b);

/** An offer and its score for the order "optimal". */
type Scored = readonly [facts: OfferFacts, score: number];
const byScore = ([a, scoreOfA]: Scored, [b, scoreOfB]: Scored) =>
  scoreOfA - scoreOfB || settle(a, b);

/**
 * "Optimal" weighs price and time the same way for everyone: a price 10 % higher counts as much as a travel time 30 % longer,
 * each stop as 5 % of the price, a self-transfer or a segment in a lower cabin as 30 %. Nobody can pay for a position.
 */
function score(offers: readonly OfferFacts[]): Scored[] {
  const { cheapest, fastest } = recordsOf(offers);
  const least = { price: cheapest?.price ?? 1, minutes: fastest?.durationMinutes ?? 1 };
  return offers.map((facts) => [
    facts,
    facts.price / least.price +
      facts.durationMinutes / least.minutes / 3 +
      facts.stops * 0.05 +
      concessions.filter((concession) => facts[concession]).length * 0.3,
  ]);
}

const orders: Record<Exclude<Sort, 'optimal'>, Compare> = {
  cheapest: byPrice,
  expensive: (a, b) => b.price - a.price,
  departure: byText((facts) => facts.departingAt),
  arrival: byText((facts) => facts.arrivingAt),
  duration: byDuration,
};

/** The first offer in each of the three main orders; null without any offer. */
export interface FirstOffers extends Records {
  optimal: OfferFacts | null;
}

/**
 * @param offers all offers that are ranked, at the prices of the list
 * @param shown the offers that pass the filters; the others still affect the scores
 */
export function firstOffers(
  offers: readonly OfferFacts[],
  shown: readonly OfferFacts[],
): FirstOffers {
  const among = new Set(shown.filter(({ mixedCabin }) => !mixedCabin));
  let best: Scored | null = null;
  for (const one of score(offers))
    if (among.has(one[0]) && (!best || byScore(one, best) < 0)) best = one;
  return { ...recordsOf(shown), optimal: best && best[0] };
}

/** A sorted copy. */
export function sortOffers(offers: readonly OfferFacts[], sort: Sort): OfferFacts[] {
  if (sort === 'optimal') {
    return score(offers)
      .sort(byScore)
      .map(([facts]) => facts);
  }
  const compare = orders[sort];
  return [...offers].sort((a, b) => compare(a, b) || settle(a, b));
}
