// eslint-disable-next-line @nx/enforce-module-boundaries -- Stryker runs the units of the API under the settings of the API itself.
import { shared } from '../../../apps/api/jest.shared.js';

const watched = [
  'libs/edition',
  'libs/money',
  'libs/name-spelling',
  'libs/phone',
  'apps/api/src/http',
  'apps/api/src/life-cycle',
  'apps/api/src/limits',
  'apps/api/src/modules/air-orders',
  'apps/api/src/modules/hotel-orders',
  'apps/api/src/modules/journal',
  'apps/api/src/modules/payments',
  'apps/api/src/modules/price-alerts',
  'apps/api/src/modules/support',
];

/** Units only: the tests that Stryker runs for each mutant need no database, no HTTP and no browser. */
export default {
  ...shared,
  preset: './jest.preset.js',
  rootDir: '../../..',
  roots: watched.map((folder) => `<rootDir>/${folder}`),
  testPathIgnorePatterns: ['/node_modules/', '\\.e2e\\.spec\\.ts$', '/voucher/'],
};
