import { nightlyRoots, onPglite } from '../../tools/jest/api.js';

/** Every spec of `test-postgres` on PGlite: the nightly run. */
export default {
  ...onPglite('api'),
  roots: nightlyRoots,
  displayName: 'api, all of it on PGlite',
  globalSetup: '<rootDir>/src/testing/build-program.ts',
};
