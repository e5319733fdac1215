import { expectNone } from './expect-none';
import { lintSamples } from './lint/lint-samples';

const rule = '@nx/enforce-module-boundaries';
const at = {
  storefront: 'apps/storefront/app/sample.ts',
  api: 'apps/api/src/sample.ts',
  feature: 'libs/air-search/src/sample.ts',
  part: 'libs/phone-input/src/sample.ts',
  data: 'libs/api-client/src/sample.ts',
  ui: 'libs/ui-kit/src/sample.ts',
  i18n: 'libs/i18n/src/sample.ts',
  shared: 'libs/calendar/src/sample.ts',
  contract: 'libs/contract/src/sample.ts',
  world: 'libs/sandbox-world/src/sample.ts',
  platform: 'libs/api/platform/src/sample.ts',
  module: 'libs/api/air-catalogue/src/sample.ts',
  suite: 'libs/api/air-catalogue/src/sample.spec.ts',
};

/** Importing file · import · whether the table of docs/architecture.md allows it. */
const table: [keyof typeof at, string, 'refused' | 'accepted'][] = [
  ['storefront', '../../api/src/app', 'refused'],
  ['storefront', '@karvon/sandbox-world', 'refused'],
  ['storefront', '@karvon/air-search', 'accepted'],
  ['storefront', '@karvon/contract', 'accepted'],
  ['api', '../../storefront/app/root', 'refused'],
  ['api', 'react', 'refused'],
  ['api', 'react-intl', 'refused'],
  ['api', '@karvon/ui-kit', 'refused'],
  ['api', '@karvon/sandbox-world', 'accepted'],
  ['api', 'fastify', 'accepted'],
  ['feature', '@karvon/air-booking', 'refused'],
  ['feature', '../../air-booking/src/sample', 'refused'],
  ['feature', '@karvon/sandbox-world', 'refused'],
  ['feature', '@karvon/phone-input', 'accepted'],
  ['feature', '@karvon/ui-kit', 'accepted'],
  ['feature', '@karvon/api-client', 'accepted'],
  ['feature', 'react-router', 'accepted'],
  ['part', '@karvon/air-booking', 'refused'],
  ['part', '@karvon/sandbox-world', 'refused'],
  ['part', '@karvon/ui-kit', 'accepted'],
  ['part', '@karvon/countries', 'accepted'],
  ['part', '@karvon/phone', 'accepted'],
  ['part', '@karvon/contract', 'accepted'],
  ['part', 'react-router', 'accepted'],
  ['data', '@karvon/ui-kit', 'refused'],
  ['data', '@karvon/phone-input', 'refused'],
  ['data', '@karvon/air-search', 'refused'],
  ['data', 'react-intl', 'refused'],
  ['data', '@karvon/contract', 'accepted'],
  ['data', '@tanstack/react-query', 'accepted'],
  ['ui', '@karvon/contract', 'refused'],
  ['ui', '@karvon/phone-input', 'refused'],
  ['ui', '@karvon/api-client', 'refused'],
  ['ui', 'react-router', 'refused'],
  ['ui', '@tanstack/react-query', 'refused'],
  ['ui', '@tanstack/react-virtual', 'refused'],
  ['ui', 'react-intl', 'refused'],
  ['ui', '@karvon/calendar', 'accepted'],
  ['ui', 'react', 'accepted'],
  ['i18n', '@karvon/api-client', 'refused'],
  ['i18n', '@karvon/ui-kit', 'refused'],
  ['i18n', '@karvon/contract', 'accepted'],
  ['shared', '@karvon/i18n', 'refused'],
  ['shared', '@karvon/sandbox-world', 'refused'],
  ['shared', '@karvon/contract', 'accepted'],
  ['contract', '@karvon/calendar', 'refused'],
  ['contract', 'luxon', 'refused'],
  ['contract', 'zod', 'accepted'],
  ['world', '@karvon/i18n', 'refused'],
  ['world', '@karvon/calendar', 'accepted'],
  ['world', '@karvon/platform/clock', 'refused'],
  ['api', '@karvon/platform/clock', 'accepted'],
  ['storefront', '@karvon/platform/clock', 'refused'],
  ['platform', '@karvon/contract', 'accepted'],
  ['platform', 'react', 'refused'],
  ['platform', '../../../../apps/api/src/sample', 'refused'],
  ['platform', '@karvon/places', 'refused'],
  ['module', '@karvon/places', 'accepted'],
  ['suite', '@karvon/air-sandbox', 'accepted'],
  ['module', '@karvon/duffel', 'refused'],
  ['suite', '@karvon/payme', 'refused'],
  ['module', '../../../../apps/api/src/sample', 'refused'],
];

const responses = lintSamples(
  table.map(([from, target]) => ({
    file: at[from],
    code: `import { thing } from '${target}';\nexport const same = thing;\n`,
  })),
);

test.each(table.map(([from, target, verdict], index) => [from, target, verdict, index] as const))(
  '%s → %s is %s',
  (from, target, verdict, index) => {
    const errors = responses[index] ?? [];
    const refusals = errors.map(
      (error) => `${at[from]} may not import ${target}: ${error.message}`,
    );
    const isRefused = errors.some((error) => error.rule === rule);
    expectNone(
      verdict === 'accepted' ? refusals : isRefused ? [] : [`${at[from]} may import ${target}`],
      'let depConstraints of .eslintrc.json, the table of docs/architecture.md and this spec agree.',
    );
  },
);
