import type { PlainDate } from '@karvon/calendar';
import type { SupplyCurrency } from '../../basics/currency';
import { cabinOn } from '../fares/cabin-of';
import { lowestPrices } from '../fares/fares';
import type { Cabin } from '../fares/fare-price';
import type { Flight } from '../network/flight';
import { dayOnSale } from '../search/horizon';
import { searchJourneys, type JourneyQuery } from '../search/journey-search';
import type { Candidate } from '../search/candidate';
import { instantOfUtc } from '../../basics/moment';
import { chooseCandidates, combine } from './offer-choice';
import { offerTariffCents, returnDiscount } from './offers';
import { selfTransfersIn } from '../journeys/self-transfer';
import type { SupplyPassengerPrice, SupplyPassengers } from '../fares/supply-offer';
import type { World } from '../search/world';

export interface FromPriceQuery {
  readonly origin: string;
  readonly destination: string;
  readonly date: PlainDate;
  /** The day of the return flight; absent for a one-way ticket. */
  readonly returnDate?: PlainDate | undefined;
  readonly cabin: Cabin;
  readonly currency: SupplyCurrency;
  readonly passengers: SupplyPassengers;
  /** Only nonstop flights count. */
  readonly directOnly?: boolean;
  /** True: itineraries with self-transfers count too. */
  readonly selfTransfers?: boolean;
  /** As in a search: flights that depart earlier are left out. */
  readonly notBefore?: string;
}

/** The price of the cheapest offer: one line for each passenger type. */
export interface FromPrice {
  readonly prices: readonly SupplyPassengerPrice[];
  /** The total of all passengers, in minor units. */
  readonly total: number;
}

const asManyAsASearchShows = 240;
/** The days of a month with its return days. */
const rememberedDays = 70;

/**
 * The cheapest of the offers a search would find with the wanted cabin on every flight, or null. No offers are built for
 * it.
 */
export function fromPrice(world: World, query: FromPriceQuery): FromPrice | null {
  const { passengers, cabin, currency } = query;
  let best: FromPrice | null = null;
  for (const journeys of tripsOf(world, query)) {
    const flights = journeys.flat();
    const prices = lowestPrices({
      journeys,
      carriers: [...new Set(flights.map(({ route }) => route.carrier))],
      currency,
      passengers,
      tariffCents: offerTariffCents(world.seed, {
        journeys,
        cabin,
        currency,
        passengers,
        pricedOn: world.today,
        raisePercent: 0,
      }),
    });
    const total = prices.reduce((sum, price) => sum + price.total * price.count, 0);
    if (!best || total < best.total) best = { prices, total };
  }
  return best;
}

/** The journeys from which a search would make offers. */
function tripsOf(world: World, query: FromPriceQuery): Flight[][][] {
  const {
    origin,
    destination,
    date,
    returnDate,
    directOnly = false,
    selfTransfers = false,
  } = query;
  const out = candidatesOf(world, query, { origin, destination }, date);
  const combos =
    returnDate === undefined
      ? chooseCandidates(out, asManyAsASearchShows).map((one) => [one])
      : combine(
          [
            out,
            candidatesOf(world, query, { origin: destination, destination: origin }, returnDate),
          ],
          asManyAsASearchShows,
        );
  return worthPricing(
    combos.filter((combo) =>
      combo.every(
        ({ journey }) =>
          (!directOnly || journey.length === 1) &&
          (selfTransfers || selfTransfersIn(journey) === 0) &&
          journey.every((flight) => cabinOn(flight, query.cabin) === query.cabin),
      ),
    ),
    query.passengers,
  ).map((combo) => combo.map(({ journey }) => [...journey]));
}

/** By how much the rounding of all taxes may change a price, in US cents. */
const unsure = 200;

/** For adults the cheapest itinerary is known before its prices are computed; a child's share depends on the carrier. */
function worthPricing(combos: Candidate[][], { child }: SupplyPassengers): Candidate[][] {
  if (child > 0) return combos;
  const costs = combos.map((combo) => {
    const discount = combo.length > 1 ? 1 - returnDiscount : 0;
    return combo.reduce((sum, one) => sum + one.costCents - one.tariffCents * discount, 0);
  });
  const least = Math.min(...costs);
  return combos.filter((_, index) => (costs[index] as number) <= least + unsure);
}

/** Calendars request the same days many times: with other return days, or with nonstop flights only. */
function candidatesOf(
  world: World,
  { cabin, passengers, notBefore }: FromPriceQuery,
  ends: Pick<JourneyQuery, 'origin' | 'destination'>,
  date: PlainDate,
): Candidate[] {
  const day = dayOnSale(date, world.today);
  const seats = passengers.adult + passengers.child;
  if (day === undefined || seats === 0) return [];
  const soon = day <= world.today + 1;
  const key = [ends.origin, ends.destination, day, cabin, seats, soon && notBefore].join();
  const known = world.candidates.get(key);
  if (known) return known;
  for (const old of [...world.candidates.keys()].slice(0, 1 - rememberedDays))
    world.candidates.delete(old);
  const found = searchJourneys(world, {
    ...ends,
    day,
    cabin,
    seats,
    notBefore: instantOfUtc(notBefore),
  });
  world.candidates.set(key, found);
  return found;
}
