import { airSearchQueues, registerSandboxFlights } from '@karvon/air-catalogue/testing';
import {
  startModules,
  type ModulesOptions,
  type StartedModules,
} from '@karvon/platform/testing/start-modules';
import { createPriceMemory, registerAirPrices } from '../create';
import { airPriceQueues } from '../queues';

/** Known prices over the search for flights, on the sandbox supplier; nothing else of the API exists. */
export const startAirPrices = (options: ModulesOptions = {}): Promise<StartedModules> =>
  startModules(
    { ...airSearchQueues, ...airPriceQueues },
    (app, deps) => {
      const memory = createPriceMemory(app, deps);
      const { catalogue } = registerSandboxFlights(app, deps, memory.observe);
      registerAirPrices(app, deps, { catalogue, memory });
    },
    options,
  );
