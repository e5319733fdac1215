import { onDatabase } from './jest.shared.js';

/** What differs between the two databases: the driver, sessions, locks and types. And a journey of each area. */
const specs = [
  'main',
  'db/database',
  'jobs/jobs',
  'http/idempotency',
  'modules/accounts/drafts/form-drafts',
  'modules/accounts/sessions/sessions',
  'modules/air-orders/fulfil/fulfilment',
  'modules/air-orders/refunds/documents/refund-documents',
  'modules/air-prices/air-prices',
  'modules/air-search/suppliers/duffel/duffel',
  'modules/hotel-orders/fulfil/fulfilment',
  'modules/journal/journal',
  'modules/payments/callbacks',
  'modules/payments/providers/click/click',
  'modules/payments/providers/payme/payme',
  'modules/payments/providers/yookassa/yookassa',
  'modules/travellers/travellers',
];

/** The rest of the suite runs on PGlite at night: jest.pglite-all.config.js. */
export default {
  ...onDatabase,
  displayName: 'api on PGlite',
  setupFiles: ['<rootDir>/src/testing/use-pglite.ts'],
  testMatch: specs.map((spec) => `<rootDir>/src/${spec}.e2e.spec.ts`),
};
