import type { FastifyInstance } from 'fastify';
import { addDays } from '@karvon/calendar';
import type { AppDeps } from '../../app-deps';
import { createKeptAnswers, type KeptAnswers } from '../../http/kept-answers';
import { onceListening } from '../../http/once-listening';
import type { AirCatalogue, SearchObserver } from '../air-search/port';
import { createDirections } from './directions';
import { createSearchObserver } from './observe-search';
import { createPriceLookup } from './price-lookup';
import { createPriceStore, type PriceStore } from './price-store';
import { registerAirPriceRoutes } from './routes';

/** Prices as searches have found them. */
export interface PriceMemory {
  /** What searches find becomes known prices. */
  observe: SearchObserver;
  store: PriceStore;
  /** Calendars and directions as they were last served. */
  answers: KeptAnswers;
  /** Until everything seen so far is written. */
  settled(): Promise<void>;
}

export function createPriceMemory(app: FastifyInstance, deps: AppDeps): PriceMemory {
  const { clock, logger, edition, jobs, database } = deps;
  const store = createPriceStore(database.db, edition.currency);
  const answers = createKeptAnswers({
    clock,
    forMs: 2 * 60_000,
    most: 500,
    cacheControl: 'public, max-age=60',
  });
  const { observe, settled } = createSearchObserver({
    store,
    clock,
    logger,
    onKept({ origin, destination }) {
      answers.forget(`${origin}-${destination}|`);
      answers.forget(`${origin}|`);
    },
  });
  app.addHook('onClose', settled);
  // A day later than our own: somewhere it is still today.
  jobs.work('air-prices.forget', () =>
    store.forgetBefore(addDays(clock.now().toISOString().slice(0, 10), -1)),
  );
  return { observe, store, answers, settled };
}

/** Serves calendars and directions from what is known and what the catalogue's supplier remembers. */
export function registerAirPrices(
  app: FastifyInstance,
  { clock, config, edition, logger }: AppDeps,
  { catalogue, memory }: { catalogue: AirCatalogue; memory: PriceMemory },
): void {
  const { deadlineMs, patienceMs } = config.airPrices;
  const { answers, settled, store } = memory;
  const { supplier } = catalogue;
  const lookUp = createPriceLookup({ store, supplier, clock, logger, deadlineMs });
  const directionsFrom = createDirections({ edition, lookUp });
  const routes = registerAirPriceRoutes(app, {
    edition,
    clock,
    catalogue,
    lookUp,
    directionsFrom,
    answers,
    patienceMs,
    settled,
  });
  onceListening(app, logger, 'no prices for the home page yet', routes.warmUp);
}
