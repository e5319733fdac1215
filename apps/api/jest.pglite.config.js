import { onDatabase } from './jest.shared.js';

/** What differs between the two databases: the driver, sessions, locks and types. And a journey of each kind of order. */
const specs = [
  'main',
  'db/database',
  'jobs/jobs',
  'http/idempotency',
  'modules/accounts/sessions/sessions',
  'modules/air-orders/fulfil/fulfilment',
  'modules/hotel-orders/fulfil/fulfilment',
  'modules/journal/journal',
  'modules/payments/callbacks',
];

/** The rest of the suite runs on PGlite at night: jest.pglite-all.config.js. */
export default {
  ...onDatabase,
  displayName: 'api on PGlite',
  setupFiles: ['<rootDir>/src/testing/use-pglite.ts'],
  testMatch: specs.map((spec) => `<rootDir>/src/${spec}.e2e.spec.ts`),
};
