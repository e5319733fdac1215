import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import { createResponseCache } from '@karvon/platform/http/response-cache';
import { warmUp } from '@karvon/platform/http/once-listening';
import { createHotelCatalogue, type HotelCatalogue } from './catalogue';
import { createHotelAtlas } from './where/find-locations';
import { createHotelSuggestions } from './where/hotel-suggestions';
import { createNightPrices } from './nights/night-prices';
import { createPopularCities } from './popular-cities';
import { registerHotelSearchRoutes } from './routes';
import { createHotelSearch } from './search-hotels';
import type { ConnectedHotels } from '@karvon/hotel-supply/join/connect-hotels';
import { createHotelDesk, type HotelListDesk } from './links/hotel-desk';

export { createHotelCatalogue };
export { hotelSearchQueues } from './queues';

/** Hotel search and its routes. Other modules use the catalogue, operators use the desk. */
export function registerHotelSearch(
  app: FastifyInstance,
  deps: AppDeps,
  { supplier, seller, links }: ConnectedHotels,
): { catalogue: HotelCatalogue; listDesk: HotelListDesk } {
  const { clock, edition } = deps;
  // Visitors of one page within seconds share one request to the suppliers.
  const rooms = createResponseCache({ clock, forMs: 30_000, max: 200 });
  const catalogue = createHotelCatalogue(
    { supplier, seller },
    { edition, clock, onPriced: (hotel) => rooms.forget(hotel ? `${hotel} ` : '') },
  );
  const atlas = createHotelAtlas(supplier, { ...edition, clock });
  const suggestions = createHotelSuggestions(supplier, clock);
  warmUp(app, deps, 'hotels are listed with the first suggestion', suggestions.warmUp);
  const nightPrices = createNightPrices(app, deps);
  const search = createHotelSearch({ ...deps, supplier, atlas, nightPrices });
  registerHotelSearchRoutes(app, {
    catalogue,
    atlas,
    suggestions,
    search,
    nightPrices,
    popularCities: createPopularCities({ atlas, search, clock }),
    edition,
    clock,
    rooms,
    // The response for a big city is half a megabyte.
    responses: createResponseCache({ clock, forMs: 5 * 60_000, max: 60 }),
    slowResponses: createResponseCache({ clock, forMs: 60 * 60_000, max: 8 }),
  });
  deps.jobs.work('hotel-search.refresh', async () => supplier.refresh?.());
  return { catalogue, listDesk: createHotelDesk({ supplier, links }) };
}
