import pglite from './jest.pglite-all.config.js';

/** What differs between the two databases: the driver, sessions, locks and types. And a journey of a hotel's order: that of flights is the one of `libs/api/air-orders`. */
const specs = [
  'journeys/main',
  'journeys/db/database',
  'journeys/jobs/jobs',
  'journeys/http/idempotency',
  'modules/hotel-orders/fulfil/fulfilment',
];

/** The rest of the suite runs on PGlite at night: jest.pglite-all.config.js. */
export default {
  ...pglite,
  displayName: 'api on PGlite',
  testMatch: specs.map((spec) => `<rootDir>/src/${spec}.e2e.spec.ts`),
};
