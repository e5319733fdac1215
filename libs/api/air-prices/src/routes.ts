import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { getPriceCalendar, listAirDirections, type Locale } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import type { Place } from '@karvon/sandbox-world';
import type { Clock } from '@karvon/platform/clock';
import type { ResponseCache } from '@karvon/platform/http/response-cache';
import { encodeResponse, registerEndpoint } from '@karvon/platform/http/route';
import { type AirCatalogue, placeAt } from '@karvon/air-catalogue';
import { presentPlace } from '@karvon/places';
import { checkQuery } from './check-query';
import type { createDirections } from './directions';
import { tripKey } from './observation';
import { presentPrice, type Pricing } from './present-price';
import type { PriceLookup } from './price-lookup';

export interface AirPriceRoutesDeps {
  edition: Pick<Edition, 'currency' | 'homeCity'>;
  clock: Clock;
  catalogue: AirCatalogue;
  lookUp: PriceLookup;
  directionsFrom: ReturnType<typeof createDirections>;
  responses: ResponseCache;
  /** How long the home page waits for missing prices before it is sent without them. */
  patienceMs: number;
  /** Resolves when the prices of finished searches are stored. */
  settled: () => Promise<void>;
}

export function registerAirPriceRoutes(app: FastifyInstance, deps: AirPriceRoutesDeps) {
  const { edition, clock, catalogue, lookUp, directionsFrom, responses } = deps;
  const pricing = (): Pricing => ({ catalogue, currency: edition.currency, now: clock.now() });

  registerEndpoint(app, getPriceCalendar, {}, async ({ query }) => {
    const { route, trips, onSale } = checkQuery(query, clock.now());
    // A visitor who has just searched must see the price of that search here too.
    await deps.settled();
    const key = `${route.origin}-${route.destination}|${JSON.stringify([route, trips])}`;
    return responses.respond(key, async () => {
      const sold = trips.filter(onSale);
      const { observations, complete } = await lookUp(route, sold);
      const byTrip = new Map(sold.map((trip, index) => [tripKey(trip), observations[index]]));
      const days = trips.map((trip) => ({
        ...trip,
        price: presentPrice(byTrip.get(tripKey(trip)), route.travellers, pricing()),
      }));
      const asOf = clock.now().toISOString();
      return { bytes: encodeResponse(getPriceCalendar, { days, asOf }), complete };
    });
  });

  async function directions(origin: Place, lang: Locale, requestPrices: boolean) {
    const { directions, unpriced, complete } = await directionsFrom(origin, {
      lang,
      pricing: pricing(),
      requestSupplier: requestPrices,
    });
    const asOf = clock.now().toISOString();
    const response = {
      origin: presentPlace(origin, lang),
      directions,
      ...(unpriced.length > 0 && { unpriced }),
      asOf,
    };
    return { bytes: encodeResponse(listAirDirections, response), complete };
  }

  const whole = (origin: Place, lang: Locale) =>
    responses.respond(`${origin.code}|directions ${lang}`, () => directions(origin, lang, true));

  registerEndpoint(app, listAirDirections, {}, async ({ query }) => {
    const origin = placeAt('origin', query.origin ?? edition.homeCity);
    const late = wait(deps.patienceMs, undefined, { ref: false }).then(() =>
      responses.respond(`${origin.code}|known ${query.lang}`, async () => ({
        ...(await directions(origin, query.lang, false)),
        complete: false,
      })),
    );
    return Promise.race([whole(origin, query.lang), late]);
  });

  return {
    /** Looks up the prices of the home page before the first visitor comes. */
    async warmUp(): Promise<void> {
      const origin = placeAt('origin', edition.homeCity);
      await whole(origin, 'ru');
    },
  };
}
