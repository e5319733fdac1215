import * as contract from '@karvon/contract';
import { expectNone } from '../expect-none';
import { productFiles } from '../house/import-graph';
import { files, read } from '../tree';

const limitFiles = files.filter((path) => /^libs\/contract\/src\/.*\.limits\.ts$/.test(path));
const names = limitFiles.flatMap((path) =>
  [...read(path).matchAll(/^export const (\w+)/gm)].map(([, name]) => name!),
);
const limits = names.map((name) => (contract as Record<string, unknown>)[name]);
const patterns = limits.filter((limit) => limit instanceof RegExp).map(String);
const numbers = new Set(
  limits.flatMap((limit) =>
    typeof limit === 'number' ? limit : limit instanceof RegExp ? [] : Object.values(limit!),
  ),
);

/** Numbers of screens and servers that equal a limit by chance. */
const ownNumbers = [
  'leastPercent',
  'longestName',
  'maxAtOnce',
  'maxDots',
  'maxLists',
  'maxNames',
  'maxPerMinute',
  'maxPerPage',
  'maxPlaces',
  'maxResponses',
  'maxShown',
  'maxStops',
  'maxUsual',
  'maxWords',
];
/** A typed document or card number: with spaces between the digits that the contract counts. */
const spacedNumber = 'maxLength={30}';
/** Formats of other companies that look like ours. */
const foreignWords =
  /^(apps\/api\/|libs\/(api|bank-simulators|contract|sandbox-world|supplier-simulators)\/)/;

function copies(path: string): string[] {
  const code = read(path);
  const declared = names.filter((name) => new RegExp(`\\b(const|function) ${name}\\b`).test(code));
  const copied = patterns.filter((pattern) => code.includes(pattern));
  const typed = (code.match(/\bmaxLength=\{\d+\}/g) ?? []).filter(
    (attribute) => attribute !== spacedNumber,
  );
  const counted = [
    ...code.matchAll(/const ((?:least|longest|max|oldest)[A-Z]\w*|longest) = ([\d_]+);/g),
  ]
    .filter(([, name, value]) => {
      return !ownNumbers.includes(name!) && numbers.has(Number(value!.replaceAll('_', '')));
    })
    .map(([line]) => line);
  return [...declared, ...copied, ...typed, ...counted].map((what) => `${path}: ${what}`);
}

test('the limits and patterns of calls are exported by the contract', () => {
  expect(limitFiles.length).toBeGreaterThan(10);
  expect(limits).not.toContain(undefined);
  expect(patterns.length).toBeGreaterThan(10);
});

test('no browser code repeats a limit or a pattern of a call', () => {
  expectNone(
    productFiles
      .filter((path) => /^(apps|libs)\//.test(path))
      .filter((path) => !foreignWords.test(path) && !path.includes('/gallery/'))
      .flatMap(copies),
    'import the limit from @karvon/contract: its *.limits.ts files bring no zod. ' +
      'A number of the screen itself goes into ownNumbers of this test.',
  );
});
