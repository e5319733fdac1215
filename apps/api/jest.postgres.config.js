import { onPostgres } from '../../tools/jest/api.js';

/** Journeys through the whole API. */
export default {
  ...onPostgres('api'),
  globalSetup: '<rootDir>/src/testing/build-program.ts',
};
