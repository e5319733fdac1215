import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps';
import { createKeptAnswers } from '../../http/kept-answers';
import { onceListening } from '../../http/once-listening';
import { createHotelCatalogue, type HotelCatalogue } from './catalogue';
import { classifiedOnly } from './classified-only';
import { createHotelAtlas } from './find-locations';
import { createHotelSuggestions } from './hotel-suggestions';
import { createPopularCities } from './popular-cities';
import { registerHotelSearchRoutes } from './routes';
import { createHotelSearch } from './search-hotels';
import { createSandboxHotels } from './suppliers/sandbox/create-sandbox-hotels';
import { createSandboxRoomSeller } from './suppliers/sandbox/sell-rooms';

/** Hotel search and its routes; the catalogue is what other modules may ask of it. */
export function registerHotelSearch(app: FastifyInstance, deps: AppDeps): HotelCatalogue {
  const { clock, edition, logger } = deps;
  const supplier = classifiedOnly(createSandboxHotels(deps), edition.classifiedHotelsOnlyIn);
  const seller = createSandboxRoomSeller({ ...deps, supplier });
  const catalogue = createHotelCatalogue({ supplier, seller }, deps);
  const atlas = createHotelAtlas(supplier, edition);
  const suggestions = createHotelSuggestions(supplier);
  onceListening(app, logger, 'hotels are listed with the first suggestion', suggestions.warmUp);
  const search = createHotelSearch({ ...deps, supplier, atlas });
  registerHotelSearchRoutes(app, {
    catalogue,
    atlas,
    suggestions,
    search,
    popularCities: createPopularCities({ atlas, search, clock }),
    edition,
    clock,
    // A big city's answer is half a megabyte.
    answers: createKeptAnswers({ clock, forMs: 5 * 60_000, most: 60 }),
    slowAnswers: createKeptAnswers({ clock, forMs: 60 * 60_000, most: 8 }),
  });
  return catalogue;
}
