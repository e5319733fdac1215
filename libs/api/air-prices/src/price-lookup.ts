import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import { logFailure } from '@karvon/platform/db/outage';
import type { AirSupplier, CachedPrice } from '@karvon/air-catalogue';
import {
  sameTravellers,
  tripKey,
  type Observation,
  type PriceRoute,
  type Trip,
} from './observation';
import type { PriceStore } from './price-store';

const HOUR_MS = 3_600_000;
/** A price older than this is requested again… */
const REFRESH_MS = 6 * HOUR_MS;
/** …and a price older than this is not shown at all. */
const TOO_OLD_MS = 48 * HOUR_MS;
/** How many requests to the supplier may run at a time; further ones get stored prices. */
const MAX_QUESTIONS = 8;

export interface PriceLookupDeps {
  store: PriceStore;
  supplier: Pick<AirSupplier, 'cachedPrices'>;
  clock: Clock;
  logger: Logger;
  /** How long the supplier may take. */
  deadlineMs: number;
}

export interface FoundPrices {
  /** In the order of the trips; undefined for an unknown price. */
  observations: (Observation | undefined)[];
  /** False when the supplier did not answer for all trips: a later request may find more. */
  complete: boolean;
}

const toObservation =
  ({ travellers }: PriceRoute) =>
  ({ lines, ...price }: CachedPrice): Observation => ({
    ...price,
    travellers,
    source: 'supplier',
    lines:
      lines?.map(({ passengerType, tariff, taxes }) => ({
        passengerType,
        tariff: tariff.amount,
        taxes: taxes.amount,
      })) ?? null,
  });

/** Whether each type of traveller has a price line, so that the total for them can be calculated. */
function covers({ lines }: Observation, { travellers }: PriceRoute): boolean {
  const types = new Set(lines?.map((line) => line.passengerType));
  return (['adult', 'child', 'baby'] as const).every(
    (type) => travellers[type] === 0 || types.has(type),
  );
}

/** The best observation of each trip: one for exactly these travellers, or else one from which their price can be calculated. */
function choose(known: Observation[], route: PriceRoute): Map<string, Observation> {
  const best = new Map<string, Observation>();
  const rank = (one: Observation) =>
    Number(sameTravellers(one.travellers, route.travellers)) * 1e15 + one.observedAt.getTime();
  for (const one of known) {
    if (!sameTravellers(one.travellers, route.travellers) && !covers(one, route)) continue;
    const before = best.get(tripKey(one));
    if (!before || rank(one) > rank(before)) best.set(tripKey(one), one);
  }
  return best;
}

/** Prices of trips: recently observed ones, and for the others those that the supplier remembers. */
export function createPriceLookup(deps: PriceLookupDeps) {
  const { store, supplier, clock, logger, deadlineMs } = deps;
  let questions = 0;

  async function sendRequest(
    route: PriceRoute,
    trips: Trip[],
  ): Promise<Pick<FoundPrices, 'complete'> & { seen: Observation[] }> {
    const nothing = { seen: [], complete: false };
    if (questions >= MAX_QUESTIONS) return nothing;
    questions += 1;
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const { direct, ...request } = route;
      const prices = await supplier.cachedPrices({ ...request, directOnly: direct, trips }, signal);
      const seen = prices.map(toObservation(route));
      await store.keep(route, seen);
      return { seen, complete: !signal.aborted };
    } catch (error) {
      // The failure is only logged: without prices people can still choose days.
      logFailure(logger, error, 'the supplier gave no cached prices');
      return nothing;
    } finally {
      questions -= 1;
    }
  }

  /** Without `supplier` only stored prices are used. */
  return async function lookUp(
    route: PriceRoute,
    trips: Trip[],
    { requestSupplier = true } = {},
  ): Promise<FoundPrices> {
    const now = clock.now().getTime();
    const since = (age: number) => (one: Observation) => one.observedAt.getTime() >= now - age;
    const known = (await store.find(route, trips)).filter(since(TOO_OLD_MS));
    const fresh = new Set(
      known
        .filter((one) => sameTravellers(one.travellers, route.travellers))
        .filter(since(REFRESH_MS))
        .map(tripKey),
    );
    const wanted = trips.filter((trip) => !fresh.has(tripKey(trip)));
    const requested =
      wanted.length > 0 && requestSupplier
        ? await sendRequest(route, wanted)
        : { seen: [], complete: wanted.length === 0 };
    const best = choose([...known, ...requested.seen], route);
    return {
      observations: trips.map((trip) => best.get(tripKey(trip))),
      complete: requested.complete,
    };
  };
}

export type PriceLookup = ReturnType<typeof createPriceLookup>;
