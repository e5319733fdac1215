import { expectNone } from '../expect-none';
import { files, isSpec, read } from '../tree';

/**
 * A query is the factory of its key (`ordersQuery(…).queryKey`): code that reads, writes or drops cached data takes the key from
 * there, so that a key is written once.
 */
const browserFiles = files.filter(
  (path) => /^(apps\/(storefront\/app|widgets)|libs)\/.*\.tsx?$/.test(path) && !isSpec(path),
);
const queryFiles = browserFiles.filter((path) => path.endsWith('.query.ts'));

/** The first word of each key that a file writes: `queryKey: ['air-order', …` or `export const mineKey = ['mine'`. */
const firstWords = (path: string): string[] =>
  [...read(path).matchAll(/(?:queryKey: |Key = )\[\s*'([^']+)'/g)].map(([, word]) => word!);

test('a key is written in a *.query.ts and nowhere else', () =>
  expectNone(
    browserFiles
      .filter((path) => !path.endsWith('.query.ts') && /(query|mutation)Key: \[/.test(read(path)))
      .map((path) => `${path} writes a key`),
    'take the key from its query: `thingQuery(transport, …).queryKey`.',
  ));

test('no two queries share a key', () => {
  const owners = new Map<string, string[]>();
  for (const path of queryFiles)
    for (const word of firstWords(path)) owners.set(word, [...(owners.get(word) ?? []), path]);
  expect(owners.size).toBeGreaterThan(20);
  expectNone(
    [...owners]
      .filter(([, users]) => users.length > 1)
      .map(([word, users]) => `'${word}': ${users.join(', ')}`),
    'begin each key with a word of its own.',
  );
});
