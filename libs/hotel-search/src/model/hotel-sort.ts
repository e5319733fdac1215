import { scoreOf } from './hotel-filter';
import type { HotelFacts } from './hotel-facts';

export const sorts = ['best', 'cheap', 'dear', 'stars', 'score', 'centre'] as const;
export type Sort = (typeof sorts)[number];

const price = ({ shown }: HotelFacts) => shown.total.amount;

const compare: Record<Exclude<Sort, 'best'>, (a: HotelFacts, b: HotelFacts) => number> = {
  cheap: (a, b) => price(a) - price(b),
  dear: (a, b) => price(b) - price(a),
  stars: (a, b) => b.hotel.stars - a.hotel.stars || price(a) - price(b),
  score: (a, b) => scoreOf(b.hotel) - scoreOf(a.hotel),
  centre: (a, b) => a.toCentre - b.toCentre,
};

/** 'best' is the order of the response; equal hotels keep that order too. */
export function sortHotels(hotels: readonly HotelFacts[], sort: Sort): readonly HotelFacts[] {
  return sort === 'best' ? hotels : hotels.toSorted(compare[sort]);
}
