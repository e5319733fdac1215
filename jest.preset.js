import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Packages published as ES modules only: Jest runs CommonJS, so SWC translates them too. */
const esmOnly = [
  'react-intl',
  'intl-messageformat',
  '@formatjs',
  'jose',
  'rettime',
  'until-async',
  '@open-draft',
  '@mswjs',
  '@msw',
  '@react-router',
  '@remix-run',
  'msw',
  'outvariant',
  'strict-event-emitter',
  'is-node-process',
  'headers-polyfill',
  'react-router',
  'cookie',
  'cookie-es',
  'ofetch',
  'ufo',
  'destr',
  'node-fetch-native',
  'airport-data-js',
  'pg-boss',
];

export default {
  // Not in the temporary folder: that is a new one in each run of `npm test`.
  cacheDirectory: here('./.nx/jest'),
  // Only a stop for what hangs: the machine may be busy with other projects.
  testTimeout: 60_000,
  reporters: ['default', here('./tools/jest/report.ts')],
  // In Jest's sandbox every `Math.x` is a slow look-up of a global: the sandbox world's geography took four times as long.
  sandboxInjectedGlobals: ['Math'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  resolver: require.resolve('@nx/jest/plugins/resolver'),
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    // As in tsconfig.base.json. Otherwise Nx's resolver loads TypeScript and the project graph in each process: a second each.
    '^@karvon/([^/]+)/testing$': ['', 'suppliers/', 'banks/'].map((folder) =>
      here(`./libs/api/${folder}$1/src/testing.ts`),
    ),
    '^@karvon/page-delivery/server$': here('./libs/page-delivery/src/server.ts'),
    '^@karvon/([^/]+)/(.+)$': here('./libs/api/$1/src/$2.ts'),
    '^@karvon/([^/]+)$': ['', 'api/', 'api/suppliers/', 'api/banks/'].map((folder) =>
      here(`./libs/${folder}$1/src/index.ts`),
    ),
    '\\.css$': here('./tools/jest/css-module.ts'),
  },
  transform: {
    '^.+\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic' },
            // CommonJS has no import.meta; react-router asks for its `hot`, page-delivery for Vite's `env`.
            optimizer: {
              globals: { vars: { 'import.meta.hot': 'undefined', 'import.meta.env': '({})' } },
            },
          },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
};
