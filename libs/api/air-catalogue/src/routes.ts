import type { FastifyInstance } from 'fastify';
import {
  createAirSearch,
  getAirOffer,
  getCarrierLogo,
  getFareRules,
  listAirOffers,
} from '@karvon/contract';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import { RawResponse } from '@karvon/platform/http/raw-response';
import { registerEndpoint } from '@karvon/platform/http/route';
import type { AirCatalogue } from './catalogue';
import { checkSearch } from './check-search';
import { offersPage, readCursor, versionOf } from './offers-page';
import type { CarrierLogos } from './logos/carrier-logos';
import type { SearchRuns } from './search-runs';

export interface AirSearchRoutesDeps {
  clock: Clock;
  runs: SearchRuns;
  catalogue: AirCatalogue;
  logos: CarrierLogos;
}

export function registerAirSearchRoutes(
  app: FastifyInstance,
  { clock, runs, catalogue, logos }: AirSearchRoutesDeps,
): void {
  registerEndpoint(app, createAirSearch, {}, async ({ body }) => {
    const { id, expiresAt } = await runs.start(checkSearch(body, clock.now()));
    return { id, expiresAt: expiresAt.toISOString() };
  });

  registerEndpoint(
    app,
    listAirOffers,
    { problems: ['search-not-found'] },
    async ({ params, query }, request) => {
      const run = await runs.find(params.id, versionOf(query.cursor));
      if (!run) throw problem('search-not-found');
      const cursor = readCursor(query.cursor, run);
      if (query.wait !== '0') await runs.waitForNews(run, cursor.version, request);
      return RawResponse.json(
        offersPage(run, cursor.offers, { lang: query.lang, dictionary: catalogue.dictionary }),
      );
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

  registerEndpoint(
    app,
    getCarrierLogo,
    { problems: ['content-not-found'], contentTypes: ['image/webp'] },
    async ({ params: { file } }) => {
      const logo = await logos.file(file);
      if (!logo) throw problem('content-not-found');
      return new RawResponse('image/webp', logo, {
        // The name changes with the logo's address at the supplier, but not with the drawing there, so it expires.
        'cache-control': 'public, max-age=604800',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    },
  );
}
