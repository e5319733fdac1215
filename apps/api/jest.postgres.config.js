import { onDatabase } from './jest.shared.js';

/** The same suite on the PostgreSQL server of KARVON_TEST_DATABASE_URL. */
export default {
  ...onDatabase,
  displayName: 'api on PostgreSQL',
  setupFiles: ['<rootDir>/src/testing/use-postgres.ts'],
};
