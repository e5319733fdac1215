import { nightlyRoots } from '../../tools/jest/api.js';
import postgres from './jest.postgres.config.js';

/** Other seeds each night, the same all night: a red run names its own. */
const night = Number(new Date().toISOString().slice(2, 10).replaceAll('-', '')) * 100;
const seeds = Array.from({ length: 20 }, (_, index) => night + index);

/** Not here: specs with seeds of their own, of programs that draw their own ids, and of what has no ids. */
const others = ['crash', 'faults', 'mutations', 'histories', 'several-'];

/** Each suite of orders, accounts, messages and money on PostgreSQL twenty times, with random ids of other seeds. */
export default {
  reporters: postgres.reporters,
  testTimeout: postgres.testTimeout,
  projects: seeds.map((seed) => ({
    ...postgres,
    displayName: `seed ${seed}`,
    globals: { TEST_SEED: seed },
    roots: nightlyRoots,
    testMatch: [
      '**/modules/**/*.e2e.spec.ts',
      '**/libs/api/{accounts,air-orders,messages,site}/**/*.e2e.spec.ts',
      '**/journeys/{accounts,air-orders,keys,order-messages,staff-notices}/*.e2e.spec.ts',
    ],
    testPathIgnorePatterns: ['/node_modules/', '/site/src/content/', ...others],
  })),
};
