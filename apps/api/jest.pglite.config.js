import { onDatabase } from './jest.shared.js';

export default {
  ...onDatabase,
  displayName: 'api on PGlite',
  setupFiles: ['<rootDir>/src/testing/use-pglite.ts'],
};
