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

/** What the three Jest configurations of the API have in common. */
export const shared = {
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  // By day one seed, so that a red run is of the change; at night twenty others (jest.seeds.config.js).
  globals: { TEST_SEED: Number(process.env.TEST_SEED ?? 1) },
  setupFilesAfterEnv: ['<rootDir>/src/testing/seeded-ids.ts'],
  transformIgnorePatterns: [`/node_modules/(?!(.+/node_modules/)?(${esmOnly.join('|')})/)`],
  // PGlite's CommonJS build imports Node's own modules dynamically, which Jest's sandbox refuses: SWC makes them requires.
  transform: {
    'pglite[\\\\/]dist[\\\\/].+\\.cjs$': [
      '@swc/jest',
      { jsc: { target: 'es2023' }, module: { type: 'commonjs' } },
    ],
  },
};

/** Specs that speak HTTP to the whole API on a real database. */
export const onDatabase = {
  ...shared,
  globalSetup: '<rootDir>/src/testing/build-program.cjs',
  testMatch: ['**/*.e2e.spec.ts'],
  // The sandbox builds its world at the first search: many seconds on a busy machine.
  testTimeout: 120_000,
};
