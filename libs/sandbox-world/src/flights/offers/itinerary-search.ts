import { dayOnSale } from '../search/horizon';
import { searchJourneys } from '../search/journey-search';
import type { Candidate } from '../search/candidate';
import type { World } from '../search/world';
import { instantOfUtc } from '../../basics/moment';
import { chooseCandidates, combine } from './offer-choice';
import { buildOffer } from './offers';
import type { SupplyOffer, SupplySearch } from '../fares/supply-offer';

const maxSlices = 6;

/** Offers of a search, best first. */
export function searchItineraries(world: World, search: SupplySearch): SupplyOffer[] {
  const { cabin, currency, passengers, limit = 240 } = search;
  const seats = passengers.adult + passengers.child;
  if (search.slices.length === 0 || search.slices.length > maxSlices || seats === 0) return [];
  const slices: Candidate[][] = [];
  for (const { origin, destination, date } of search.slices) {
    const day = dayOnSale(date, world.today);
    if (day === undefined) return [];
    const notBefore = instantOfUtc(search.notBefore);
    slices.push(searchJourneys(world, { origin, destination, day, cabin, seats, notBefore }));
  }
  const [only] = slices;
  const combos =
    slices.length === 1 && only
      ? chooseCandidates(only, limit).map((one) => [one])
      : combine(slices, limit);
  return combos.map((combo) =>
    buildOffer(world, {
      journeys: combo.map(({ journey }) => journey),
      passengers,
      cabin,
      currency,
      pricedOn: world.today,
      raisePercent: 0,
    }),
  );
}
