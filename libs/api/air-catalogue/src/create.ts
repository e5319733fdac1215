import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import { onceListening } from '@karvon/platform/http/once-listening';
import { problem } from '@karvon/platform/http/problem';
import { agencyFare, agencyPrice, rulesFor } from './agency-price';
import { supplierTotal } from '@karvon/air-supply/supplier-total';
import type { AirCatalogue } from './catalogue';
import type { SearchObserver } from './cheapest-fares';
import { countriesOf, createDictionary, type LogoOf } from './dictionary';
import { createCarrierLogos } from './logos/carrier-logos';
import { checkSearch, type SearchAgain } from './check-search';
import { presentDetail } from './present';
import { registerAirSearchRoutes } from './routes';
import { createSearchRuns } from './search-runs';
import { createFollowing } from './shared/follow-runs';
import { createSearchLog, forgetSearches } from './shared/search-log';
import type { AirSupplier } from '@karvon/air-supply/air-supplier';
import type { LogoLearner } from '@karvon/air-supply/learn-logos';

export { airSearchQueues } from './queues';

export function createAirCatalogue(
  supplier: AirSupplier,
  edition: AppDeps['edition'],
  logoOf: LogoOf = () => undefined,
): AirCatalogue {
  const dictionary = createDictionary(logoOf);
  return {
    supplier,
    totalOf: (lines) => agencyPrice(lines, edition).total,
    priceOffer: async (offerId, lang) =>
      presentDetail(await supplier.price(offerId), edition, { lang, dictionary }),
    async priceFare(offerId, fareId) {
      const offer = await supplier.price(offerId);
      const fare = offer.fares.find((one) => one.id === fareId);
      if (!fare) throw problem('offer-expired');
      return {
        offer,
        fare: agencyFare(fare, rulesFor(offer, edition)),
        supplierTotal: supplierTotal(fare.lines),
        instant: offer.instantFares.includes(fareId),
        countries: [...countriesOf(offer.slices)],
      };
    },
    dictionary,
    leaves: (country, slices) => [...countriesOf(slices)].some((code) => code !== country),
  };
}

/** Only PostgreSQL can be shared by several processes. */
function shareSearches({ clock, config, database: { db, engine }, logger }: AppDeps) {
  if (engine.kind !== 'postgres') return undefined;
  const log = createSearchLog(db);
  const deadlineMs = config.airSearch.deadlineMs + 2_000;
  const following = createFollowing({ clock, logger, log, url: engine.url, deadlineMs });
  return { log, following };
}

export interface AirSearchOutside {
  /** Connects the suppliers, which say where logos lie. */
  connect: (logos: LogoLearner) => AirSupplier;
  observe: SearchObserver;
}

/** Registers air search and its routes. Returns the catalogue for other modules, and a search without a visitor. */
export function registerAirSearch(
  app: FastifyInstance,
  deps: AppDeps,
  { connect, observe }: AirSearchOutside,
): { catalogue: AirCatalogue; searchAgain: SearchAgain } {
  const { clock, config, database, edition, logger } = deps;
  const logos = createCarrierLogos({
    db: database.db,
    clock,
    logger,
    hosts: config.airSuppliers.logoHosts,
    folder: join(config.dataDir, 'logos'),
  });
  const supplier = connect(logos);
  const catalogue = createAirCatalogue(supplier, edition, logos.addressOf);
  const runs = createSearchRuns({ ...deps, supplier, observe, shared: shareSearches(deps) });
  deps.jobs.work('air-search.forget', () => forgetSearches(deps));
  // Ends the requests that wait for new offers, before the server waits for its open responses.
  app.addHook('preClose', async () => runs.stop());
  registerAirSearchRoutes(app, { clock, runs, catalogue, logos });
  onceListening(app, deps.logger, 'logos are read with the first search', logos.read);
  app.addHook('onClose', async () => void (await logos.settled()));
  return {
    catalogue,
    async searchAgain(request) {
      const run = await runs.start(checkSearch(request, clock.now()));
      // This signal never aborts: every run ends at its deadline, or when the server stops.
      const { signal } = new AbortController();
      while (run.status === 'searching') await run.news(run.version, signal);
    },
  };
}
