import type { HotelSummary } from '@karvon/contract';
import type { HotelFacts } from './hotel-facts';

export const sorts = ['best', 'cheap', 'dear', 'stars', 'score', 'centre'] as const;
export type Sort = (typeof sorts)[number];

const price = ({ shown }: HotelFacts) => shown.total.amount;

/** Few reviews say little, so each hotel is counted as if so many more guests had given it so many tenths. */
const unheard = { reviews: 30, tenths: 70 };

/** A score by which hotels of few and of many reviews can be compared: a Bayesian mean, in tenths. 0 where none is known. */
function trustedScore({ score }: HotelSummary): number {
  if (!score) return 0;
  const { tenths, reviews } = score;
  return (tenths * reviews + unheard.tenths * unheard.reviews) / (reviews + unheard.reviews);
}

const reviews = ({ hotel }: HotelFacts) => hotel.score?.reviews ?? 0;

const compare: Record<Exclude<Sort, 'best'>, (a: HotelFacts, b: HotelFacts) => number> = {
  cheap: (a, b) => price(a) - price(b),
  dear: (a, b) => price(b) - price(a),
  stars: (a, b) => b.hotel.stars - a.hotel.stars || price(a) - price(b),
  score: (a, b) => trustedScore(b.hotel) - trustedScore(a.hotel) || reviews(b) - reviews(a),
  centre: (a, b) => a.toCentre - b.toCentre,
};

/** 'best' is the order of the response; equal hotels keep that order too. */
export function sortHotels(hotels: readonly HotelFacts[], sort: Sort): readonly HotelFacts[] {
  return sort === 'best' ? hotels : hotels.toSorted(compare[sort]);
}
