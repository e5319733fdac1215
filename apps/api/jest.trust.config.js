import postgres from './jest.postgres.config.js';

/** Promises at their full numbers, with measured times: `npm run trust`. One at a time, because times are measured. */
export default {
  ...postgres,
  displayName: 'promises of the API',
  // Nothing is drawn from a seed here: one promise is that nobody guesses.
  setupFilesAfterEnv: [],
  testMatch: ['**/*.trust.spec.ts'],
  testTimeout: 600_000,
};
