import type { FastifyInstance } from 'fastify';
import { createAirSearch, getAirOffer, getFareRules, listAirOffers } from '@karvon/contract';
import type { Clock } from '../../clock';
import { problem } from '../../http/problem';
import { RawResponse } from '../../http/raw-response';
import { registerEndpoint } from '../../http/route';
import type { AirCatalogue } from './catalogue';
import { checkSearch } from './check-search';
import { offersPage, readCursor, versionOf } from './offers-page';
import type { SearchRuns } from './search-runs';

export function registerAirSearchRoutes(
  app: FastifyInstance,
  { clock, runs, catalogue }: { clock: Clock; runs: SearchRuns; catalogue: AirCatalogue },
): void {
  registerEndpoint(app, createAirSearch, {}, async ({ body }) => {
    const { id, run } = await runs.start(checkSearch(body, clock.now()));
    return { id, expiresAt: run.expiresAt.toISOString() };
  });

  registerEndpoint(
    app,
    listAirOffers,
    { problems: ['search-not-found'] },
    async ({ params, query }, request) => {
      const run = await runs.find(params.id, versionOf(query.cursor));
      if (!run) throw problem('search-not-found');
      const cursor = readCursor(query.cursor, run);
      await runs.waitForNews(run, cursor.version, request.signal);
      return RawResponse.json(offersPage(run, cursor.offers, query.lang));
    },
  );

  registerEndpoint(
    app,
    getAirOffer,
    { problems: ['offer-expired', 'sold-out', 'supplier-unavailable'] },
    ({ params, query }) => catalogue.priceOffer(params.id, query.lang),
  );

  registerEndpoint(
    app,
    getFareRules,
    { problems: ['offer-expired', 'supplier-unavailable'] },
    async ({ params, query }) => {
      const { sections, original } = await catalogue.supplier.rules(params.id, params.fareId);
      return { sections: sections[query.lang], original };
    },
  );
}
