import type { FastifyInstance } from 'fastify';
import { addDays } from '@karvon/calendar';
import type { AppDeps } from '@karvon/platform/app-deps';
import { createResponseCache, type ResponseCache } from '@karvon/platform/http/response-cache';
import { warmUp } from '@karvon/platform/http/once-listening';
import type { AirCatalogue, SearchObserver } from '@karvon/air-catalogue';
import { createDirections } from './directions';
import { createItineraryStore, type ItineraryStore } from './itinerary-store';
import type { StoredSearch } from './observation';
import { createSearchObserver } from './observe-search';
import { createPriceLookup } from './price-lookup';
import { createPriceStore, type PriceStore } from './price-store';
import { registerAirPriceRoutes } from './routes';
import { createPriceWatch, type PriceWatch } from './watch-prices';

export { airPriceQueues } from './queues';

/** The lowest prices that searches have found. */
export interface PriceMemory {
  /** Stores the prices that a search finds. */
  observe: SearchObserver;
  store: PriceStore;
  itineraries: ItineraryStore;
  /** Cached responses of calendars and directions. */
  responses: ResponseCache;
  /** Called for each search whose prices are stored. */
  listeners: ((search: StoredSearch) => Promise<void>)[];
  /** Resolves when everything observed so far is stored and listeners are notified. */
  settled(): Promise<void>;
}

export function createPriceMemory(app: FastifyInstance, deps: AppDeps): PriceMemory {
  const { clock, logger, edition, jobs, database } = deps;
  const store = createPriceStore(database.db, edition.currency);
  const itineraries = createItineraryStore(database.db, edition.currency);
  const responses = createResponseCache({
    clock,
    forMs: 2 * 60_000,
    max: 500,
    cacheControl: 'public, max-age=60',
  });
  const listeners: PriceMemory['listeners'] = [];
  const { observe, settled } = createSearchObserver({
    store,
    itineraries,
    clock,
    logger,
    async onStored(search) {
      responses.forget(`${search.origin}-${search.destination}|`);
      responses.forget(`${search.origin}|`);
      for (const hear of listeners) await hear(search);
    },
  });
  app.addHook('onClose', settled);
  // One day later than our date: in some time zone it is still that day.
  jobs.work('air-prices.forget', async () => {
    const yesterday = addDays(clock.now().toISOString().slice(0, 10), -1);
    await store.forgetBefore(yesterday);
    await itineraries.forgetBefore(yesterday);
  });
  return { listeners, observe, store, itineraries, responses, settled };
}

/**
 * Serves calendars and directions from stored prices and from those that the supplier remembers. Returns a watch of prices for
 * other modules.
 */
export function registerAirPrices(
  app: FastifyInstance,
  deps: AppDeps,
  { catalogue, memory }: { catalogue: AirCatalogue; memory: PriceMemory },
): PriceWatch {
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
  return createPriceWatch(deps, catalogue, memory);
}
