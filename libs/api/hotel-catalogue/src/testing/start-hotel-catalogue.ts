import type { FastifyInstance } from 'fastify';
import { createSandboxHotels, createSandboxRoomSeller } from '@karvon/hotel-sandbox';
import { connectHotels } from '@karvon/hotel-supply/join/connect-hotels';
import type { AppDeps } from '@karvon/platform/app-deps';
import {
  startModules,
  type ModulesOptions,
  type StartedModules,
} from '@karvon/platform/testing/start-modules';
import { registerHotelSearch } from '../create';
import { hotelSearchQueues } from '../queues';

/** The rooms of the sandbox supplier for sale. */
function registerSandboxHotels(app: FastifyInstance, deps: AppDeps) {
  const supplier = createSandboxHotels(deps);
  const seller = createSandboxRoomSeller({ ...deps, supplier });
  return registerHotelSearch(
    app,
    deps,
    connectHotels([{ name: 'sandbox', markUp: 0, supplier, seller }], deps),
  );
}

/** The search for hotels on the sandbox supplier; nothing else of the API exists. */
export const startHotelCatalogue = (options: ModulesOptions = {}): Promise<StartedModules> =>
  startModules(hotelSearchQueues, (app, deps) => void registerSandboxHotels(app, deps), options);
