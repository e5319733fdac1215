import pglite from './jest.pglite.config.js';
import { onDatabase } from './jest.shared.js';

/** Every spec of `test-postgres` on PGlite: the nightly run. */
export default {
  ...pglite,
  displayName: 'api, all of it on PGlite',
  testMatch: onDatabase.testMatch,
};
