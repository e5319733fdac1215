import { units } from '../../jest/api.js';

const watched = [
  'libs/edition',
  'libs/money',
  'libs/name-spelling',
  'libs/phone',
  'libs/api/platform/src/http',
  'libs/api/platform/src/life-cycle',
  'libs/api/platform/src/limits',
  'libs/api/air-orders',
  'apps/api/src/modules/hotel-orders',
  'libs/api/site/src/journal',
  'apps/api/src/modules/price-alerts',
  'libs/api/site/src/support',
  'libs/api/order-ground',
  'libs/api/payments',
];

/** Units only: the tests that Stryker runs for each mutant need no database, no HTTP and no browser. */
export default {
  ...units('mutants'),
  rootDir: '../../..',
  roots: watched.map((folder) => `<rootDir>/${folder}`),
  testPathIgnorePatterns: ['/node_modules/', '\\.e2e\\.spec\\.ts$', '/voucher/'],
};
