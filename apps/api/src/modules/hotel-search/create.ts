import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps';
import { createKeptAnswers } from '../../http/kept-answers';
import { createHotelCatalogue, type HotelCatalogue } from './catalogue';
import { createHotelAtlas } from './find-locations';
import { registerHotelSearchRoutes } from './routes';
import { createSearchHotels } from './search-hotels';
import { createSandboxHotels } from './suppliers/sandbox/create-sandbox-hotels';
import { createSellRooms } from './suppliers/sandbox/sell-rooms';

/** Hotel search and its routes; the catalogue is what other modules may ask of it. */
export function registerHotelSearch(app: FastifyInstance, deps: AppDeps): HotelCatalogue {
  const { clock, edition } = deps;
  const supplier = createSandboxHotels(deps);
  const seller = createSellRooms({ ...deps, supplier });
  const catalogue = createHotelCatalogue({ supplier, seller }, deps);
  const atlas = createHotelAtlas(supplier, edition);
  registerHotelSearchRoutes(app, {
    catalogue,
    atlas,
    search: createSearchHotels({ ...deps, supplier, atlas }),
    edition,
    clock,
    // A big city's answer is half a megabyte.
    answers: createKeptAnswers({ clock, forMs: 5 * 60_000, most: 60 }),
  });
  return catalogue;
}
