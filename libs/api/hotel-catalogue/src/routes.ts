import {
  describeHotel,
  findHotelLocations,
  getHotelOffer,
  getHotelPicture,
  listHotelCodes,
  listHotelOffers,
  listNightPrices,
  listPopularHotelCities,
  searchHotels,
  suggestHotels,
} from '@karvon/contract';
import type { FastifyInstance } from 'fastify';
import type { Edition } from '@karvon/edition';
import type { Clock } from '@karvon/platform/clock';
import type { ResponseCache } from '@karvon/platform/http/response-cache';
import { problem } from '@karvon/platform/http/problem';
import { RawResponse } from '@karvon/platform/http/raw-response';
import { encodeResponse, registerEndpoint } from '@karvon/platform/http/route';
import type { HotelCatalogue } from './catalogue';
import { describeWithLatinName } from './latin-name';
import { createOfferList } from './list-offers';
import type { NightPrices } from './nights/night-prices';
import type { HotelAtlas } from './where/find-locations';
import type { createPopularCities } from './popular-cities';
import type { createHotelSearch } from './search-hotels';
import type { HotelSuggestions } from './where/hotel-suggestions';

export interface HotelRoutesDeps {
  catalogue: HotelCatalogue;
  atlas: HotelAtlas;
  suggestions: HotelSuggestions;
  search: ReturnType<typeof createHotelSearch>;
  nightPrices: NightPrices;
  popularCities: ReturnType<typeof createPopularCities>;
  edition: Edition;
  clock: Clock;
  responses: ResponseCache;
  /** The offers of hotels; keys begin with the code of the hotel. */
  rooms: ResponseCache;
  /** A cache of responses that change slowly, such as those a visitor needs before a search. */
  slowResponses: ResponseCache;
}

/** No supplier has answered. */
const unanswered = { problems: ['supplier-unavailable'] } as const;

const forEver = 'public, max-age=31536000, immutable';
const briefly = 'public, max-age=60';

export function registerHotelSearchRoutes(app: FastifyInstance, deps: HotelRoutesDeps): void {
  const {
    catalogue,
    atlas,
    suggestions,
    search,
    nightPrices,
    edition,
    clock,
    responses,
    rooms,
    slowResponses,
  } = deps;
  const { supplier } = catalogue;
  const listOffers = createOfferList({ catalogue, clock, edition, nightPrices });

  registerEndpoint(app, findHotelLocations, unanswered, async ({ body }) => ({
    locations: await atlas.search(body),
  }));

  registerEndpoint(app, suggestHotels, unanswered, async ({ query: { query, lang } }) => ({
    suggestions: await suggestions.suggest(query, lang),
  }));

  registerEndpoint(app, listPopularHotelCities, unanswered, ({ query: { lang } }) =>
    slowResponses.respond(`popular ${lang}`, async () => {
      const { cities, complete } = await deps.popularCities(lang);
      const response = { cities, asOf: clock.now().toISOString() };
      return { bytes: encodeResponse(listPopularHotelCities, response), complete };
    }),
  );

  registerEndpoint(app, listHotelCodes, unanswered, () =>
    slowResponses.respond('codes', async () => {
      const codes = (await supplier.hotels()).map(({ code }) => code);
      return { bytes: encodeResponse(listHotelCodes, { codes }), complete: true };
    }),
  );

  registerEndpoint(app, searchHotels, unanswered, ({ body }) =>
    responses.respond(`search ${JSON.stringify(body)}`, async () => {
      const response = await search(body);
      const { answered, requested } = response.sellers;
      // An incomplete result is not cached: suppliers that were silent may answer the next request.
      return { bytes: encodeResponse(searchHotels, response), complete: answered === requested };
    }),
  );

  registerEndpoint(
    app,
    describeHotel,
    { problems: ['hotel-not-found', 'supplier-unavailable'] },
    ({ body: { HotelCode, UseObjects, Language } }) =>
      responses.respond(`detail ${HotelCode} ${UseObjects} ${Language}`, async () => {
        const hotel = await describeWithLatinName(supplier, HotelCode, Language);
        const requested = UseObjects ? hotel : { ...hotel, nearby: [] };
        return { bytes: encodeResponse(describeHotel, requested), complete: true };
      }),
  );

  registerEndpoint(
    app,
    listHotelOffers,
    { problems: ['hotel-not-found', 'supplier-unavailable'] },
    ({ body }) =>
      rooms.respond(`${body.HotelCode} ${JSON.stringify(body)}`, async () => {
        const response = await listOffers(body);
        const { answered, requested } = response.sellers;
        const complete = answered === requested;
        return { bytes: encodeResponse(listHotelOffers, response), complete };
      }),
  );

  registerEndpoint(app, listNightPrices, {}, ({ body }) => nightPrices.list(body));

  registerEndpoint(
    app,
    getHotelOffer,
    { problems: ['offer-expired', 'sold-out', 'supplier-unavailable'] },
    ({ params, query }) => catalogue.priceOffer(params.id, query.lang),
  );

  registerEndpoint(
    app,
    getHotelPicture,
    { problems: ['content-not-found'], contentTypes: ['image/*'] },
    async ({ params: { file }, query: { w } }, request) => {
      const avif = /image\/avif/.test(request.headers.accept ?? '');
      const picture = await supplier.picture(file, {
        format: avif ? 'avif' : 'webp',
        width: w === '480' ? 480 : 960,
      });
      if (!picture) throw problem('content-not-found');
      const { type, body, immutable } = picture;
      return new RawResponse(type, body, {
        'cache-control': immutable ? forEver : briefly,
        vary: 'accept',
      });
    },
  );
}
