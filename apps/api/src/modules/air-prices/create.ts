import type { FastifyInstance } from 'fastify';
import { addDays } from '@karvon/calendar';
import type { AppDeps } from '../../app-deps';
import { createResponseCache, type ResponseCache } from '../../http/response-cache';
import { warmUp } from '../../http/once-listening';
import type { AirCatalogue, SearchObserver } from '../air-search/port';
import { createDirections } from './directions';
import { createSearchObserver } from './observe-search';
import { createPriceLookup } from './price-lookup';
import { createPriceStore, type PriceStore } from './price-store';
import { registerAirPriceRoutes } from './routes';

/** The memory of prices that searches have found. */
export interface PriceMemory {
  /** Stores the prices that a search finds. */
  observe: SearchObserver;
  store: PriceStore;
  /** Cached responses of calendars and directions. */
  responses: ResponseCache;
  /** Resolves when everything seen so far is stored. */
  settled(): Promise<void>;
}

export function createPriceMemory(app: FastifyInstance, deps: AppDeps): PriceMemory {
  const { clock, logger, edition, jobs, database } = deps;
  const store = createPriceStore(database.db, edition.currency);
  const responses = createResponseCache({
    clock,
    forMs: 2 * 60_000,
    max: 500,
    cacheControl: 'public, max-age=60',
  });
  const { observe, settled } = createSearchObserver({
    store,
    clock,
    logger,
    onStored({ origin, destination }) {
      responses.forget(`${origin}-${destination}|`);
      responses.forget(`${origin}|`);
    },
  });
  app.addHook('onClose', settled);
  // One day later than by our clock: somewhere it is still that day.
  jobs.work('air-prices.forget', () =>
    store.forgetBefore(addDays(clock.now().toISOString().slice(0, 10), -1)),
  );
  return { observe, store, responses, settled };
}

/** Serves calendars and directions from stored prices and from those that the supplier remembers. */
export function registerAirPrices(
  app: FastifyInstance,
  deps: AppDeps,
  { catalogue, memory }: { catalogue: AirCatalogue; memory: PriceMemory },
): void {
  const { clock, config, edition, logger } = deps;
  const { deadlineMs, patienceMs } = config.airPrices;
  const { responses, settled, store } = memory;
  const { supplier } = catalogue;
  const lookUp = createPriceLookup({ store, supplier, clock, logger, deadlineMs });
  const directionsFrom = createDirections({ edition, lookUp });
  const routes = registerAirPriceRoutes(app, {
    edition,
    clock,
    catalogue,
    lookUp,
    directionsFrom,
    responses,
    patienceMs,
    settled,
  });
  warmUp(app, deps, 'no prices for the home page yet', routes.warmUp);
}
