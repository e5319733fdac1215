import type { PlainDate } from '@karvon/calendar';
import type { AirportSource } from './network/airport';
import type { FareFamilyKey } from './fares/fare-families';
import { fareRulesOf, type SupplyFareRules } from './fares/fare-rules';
import { bagsOf, type SupplyBag } from './extras/bags';
import { seatMapsOf, type SupplySeatMap } from './extras/seat-map';
import { fromPrice, type FromPrice, type FromPriceQuery } from './offers/from-price';
import { searchItineraries } from './offers/itinerary-search';
import type { World } from './search/world';
import { knownAirports } from './network/known-airports';
import { dayNumberOf } from '../basics/moment';
import { buildNetwork, type Network } from './network/network';
import { readOfferId } from './offers/offer-id';
import { recallOffer, reprice, type Repriced } from './offers/reprice';
import type { SupplyOffer, SupplySearch } from './fares/supply-offer';

export interface FlightWorldOptions {
  /** Any text: another seed is another world. */
  readonly seed: string;
  /** The day of the request, on which prices depend. */
  readonly today: PlainDate;
  /** Airports to use instead of the known ones. */
  readonly airports?: AirportSource;
}

export interface FlightWorld {
  /** Offers of a search, best first. There are none for unknown places and for days before today or after today + 330. */
  searchItineraries(search: SupplySearch): SupplyOffer[];
  /** The offer as it was sold, from its id alone; undefined when the id is not of this world. */
  offer(offerId: string): SupplyOffer | undefined;
  /** Where the journey of an offer begins, from its id alone; undefined when the id is not of this world. */
  originOf(offerId: string): string | undefined;
  /** The offer at today's price. `raisePercent` provokes a change. */
  reprice(offerId: string, raisePercent?: number): Repriced;
  fareRules(offerId: string, fareId: FareFamilyKey): SupplyFareRules | undefined;
  /** Bags and seats that are sold besides a fare; undefined when there is no such fare. */
  extras(offerId: string, fareId: string): SupplyExtras | undefined;
  /** The price of the cheapest offer, or null; the same as a search would show. */
  fromPrice(query: FromPriceQuery): FromPrice | null;
}

export interface SupplyExtras {
  readonly bags: readonly SupplyBag[];
  readonly seatMaps: readonly SupplySeatMap[];
}

/** Networks do not depend on the day: a new world for each day costs little. */
const networks = new WeakMap<AirportSource, Map<string, Network>>();

function networkOf(seed: string, airports: AirportSource): Network {
  const bySeed = networks.get(airports) ?? new Map<string, Network>();
  networks.set(airports, bySeed);
  const network = bySeed.get(seed) ?? buildNetwork(seed, airports.network, airports.airport);
  bySeed.set(seed, network);
  return network;
}

/** A deterministic world of flights: the same seed and day give the same results in every process. */
export function createFlightWorld({
  seed,
  today,
  airports = knownAirports,
}: FlightWorldOptions): FlightWorld {
  const network = networkOf(seed, airports);
  const world: World = {
    seed,
    today: dayNumberOf(today),
    airports,
    network,
    paths: new Map(),
    candidates: new Map(),
  };
  const fareOf = (offerId: string, fareId: string) => {
    const offer = recallOffer(world, offerId)?.offer;
    const fare = offer?.fares.find((one) => one.id === fareId);
    return offer && fare && { offer, fare };
  };
  return {
    searchItineraries: (search) => searchItineraries(world, search),
    offer: (id) => recallOffer(world, id)?.offer,
    originOf: (id) => readOfferId(world.seed, id)?.flights[0]?.[0]?.origin,
    reprice: (id, raisePercent) => reprice(world, id, raisePercent),
    fareRules: (id, fareId) => {
      const found = fareOf(id, fareId);
      return found && fareRulesOf(found.offer, found.fare);
    },
    extras: (id, fareId) => {
      const found = fareOf(id, fareId);
      return (
        found && {
          bags: bagsOf(found.offer, found.fare),
          seatMaps: seatMapsOf(seed, found.offer, found.fare),
        }
      );
    },
    fromPrice: (query) => fromPrice(world, query),
  };
}
