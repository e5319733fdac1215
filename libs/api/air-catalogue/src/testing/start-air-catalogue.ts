import type { FastifyInstance } from 'fastify';
import { createSandboxSupplier } from '@karvon/air-sandbox';
import { joinSuppliers } from '@karvon/air-supply/join-suppliers';
import type { AppDeps } from '@karvon/platform/app-deps';
import {
  startModules,
  type ModulesOptions,
  type StartedModules,
} from '@karvon/platform/testing/start-modules';
import type { SearchObserver } from '../cheapest-fares';
import { registerAirSearch } from '../create';
import { airSearchQueues } from '../queues';

/** The flights of the sandbox supplier for sale. */
export function registerSandboxFlights(
  app: FastifyInstance,
  deps: AppDeps,
  observe: SearchObserver = () => undefined,
) {
  const { logger } = deps;
  const { patienceMs } = deps.config.airSearch;
  return registerAirSearch(app, deps, {
    connect() {
      const supplier = createSandboxSupplier(deps);
      return joinSuppliers([{ name: 'sandbox', markUp: 0, supplier }], { logger, patienceMs });
    },
    observe,
  });
}

/** A search waits for its supplier, however slow the machine is. */
export const patientSearch = {
  airSearch: { deadlineMs: 60_000, patienceMs: 60_000, pollMs: 20_000 },
};

/** The search for flights on the sandbox supplier; nothing else of the API exists. */
export const startAirCatalogue = (options: ModulesOptions = {}): Promise<StartedModules> =>
  startModules(airSearchQueues, (app, deps) => void registerSandboxFlights(app, deps), options);
