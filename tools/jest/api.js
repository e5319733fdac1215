// @ts-check
/* JavaScript, as the configurations of Jest that import it: Jest reads them with any Node. */
import { fileURLToPath } from 'node:url';
import preset from '../../jest.preset.js';

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
/** @param {string} file */
const testing = (file) => here(`../../libs/api/platform/src/testing/${file}`);

// Published as ES modules only, or (PGlite) not runnable in Jest as published.
const esmOnly = [
  'pg-boss',
  'kysely',
  '@electric-sql/pglite',
  'cookie',
  'serialize-error',
  'non-error',
  'airport-data-js',
  'jose',
  'marked',
  'feed',
  'vfile',
  'vfile-message',
  'vfile-matter',
  'unist-util-stringify-position',
];

/** What the Jest configurations of the API and of its libs have in common. */
export const shared = {
  ...preset,
  testEnvironment: 'node',
  // By day one seed, so that a red run is of the change; at night twenty others (jest.seeds.config.js of the API).
  globals: { TEST_SEED: Number(process.env.TEST_SEED ?? 1) },
  setupFilesAfterEnv: [testing('seeded-ids.ts')],
  transformIgnorePatterns: [`/node_modules/(?!(.+/node_modules/)?(${esmOnly.join('|')})/)`],
  transform: {
    // PGlite's CommonJS build imports Node's own modules dynamically, which Jest's sandbox refuses: SWC makes them requires.
    'pglite[\\\\/]dist[\\\\/].+\\.cjs$': [
      '@swc/jest',
      { jsc: { target: 'es2023' }, module: { type: 'commonjs' } },
    ],
    ...preset.transform,
  },
};

/** Where the suites of the API lie that run at night on the embedded database and with other seeds: with those of its modules. */
export const nightlyRoots = [
  here('../../apps/api/src'),
  ...['accounts', 'air-catalogue', 'air-orders', 'air-prices', 'hotel-catalogue'].map((name) =>
    here(`../../libs/api/${name}/src`),
  ),
  ...['messages', 'places', 'site'].map((name) => here(`../../libs/api/${name}/src`)),
];

/**
 * Units: no database, no HTTP.
 * @param {string} displayName
 */
export const units = (displayName) => ({
  ...shared,
  displayName,
  testPathIgnorePatterns: ['/node_modules/', '\\.(e2e|trust)\\.spec\\.ts$'],
});

const onDatabase = {
  ...shared,
  testMatch: ['**/*.e2e.spec.ts'],
  // The sandbox builds its world at the first search: many seconds on a busy machine.
  testTimeout: 120_000,
};

/**
 * Specs that need a database, on the PostgreSQL server of KARVON_TEST_DATABASE_URL.
 * @param {string} name
 */
export const onPostgres = (name) => ({
  ...onDatabase,
  displayName: `${name} on PostgreSQL`,
  setupFiles: [testing('use-postgres.ts')],
});

/**
 * Specs that need a database, on the embedded one.
 * @param {string} name
 */
export const onPglite = (name) => ({
  ...onDatabase,
  displayName: `${name} on PGlite`,
  setupFiles: [testing('use-pglite.ts')],
});
