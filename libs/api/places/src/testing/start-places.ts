import {
  startModules,
  type ModulesOptions,
  type StartedModules,
} from '@karvon/platform/testing/start-modules';
import { registerPlaces } from '../create';

/** The places of the API; nothing else of it exists. */
export const startPlaces = (options: ModulesOptions = {}): Promise<StartedModules> =>
  startModules({}, registerPlaces, options);
