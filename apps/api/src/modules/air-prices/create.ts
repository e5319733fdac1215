import type { FastifyInstance } from 'fastify';
import { addDays } from '@karvon/calendar';
import type { AppDeps } from '../../app-deps';
import { createKeptAnswers } from '../../http/kept-answers';
import type { AirCatalogue } from '../air-search/catalogue';
import type { SearchObserver } from '../air-search/cheapest-fares';
import { createDirections } from './directions';
import { createSearchObserver } from './observe-search';
import { createPriceLookup } from './price-lookup';
import { createPriceStore } from './price-store';
import { registerAirPriceRoutes } from './routes';

export interface AirPrices {
  /** What searches find becomes known prices. */
  observe: SearchObserver;
  /** Serves calendars and directions from what is known and what the catalogue's supplier remembers. */
  serve(catalogue: AirCatalogue): void;
}

export function createAirPrices(app: FastifyInstance, deps: AppDeps): AirPrices {
  const { clock, logger, edition, jobs, database } = deps;
  const { deadlineMs, patienceMs } = deps.config.airPrices;
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
  let background: Promise<unknown> = Promise.resolve();
  app.addHook('onClose', async () => {
    await background;
    await settled();
  });
  // A day later than our own: somewhere it is still today.
  jobs.work('air-prices.forget', () =>
    store.forgetBefore(addDays(clock.now().toISOString().slice(0, 10), -1)),
  );
  return {
    observe,
    serve(catalogue) {
      const lookUp = createPriceLookup({
        store,
        supplier: catalogue.supplier,
        clock,
        logger,
        deadlineMs,
      });
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
      app.addHook('onListen', async () => {
        background = routes
          .warmUp()
          .catch((error) => logger.warn({ err: error }, 'no prices for the home page yet'));
      });
    },
  };
}
