import { expectNone } from './expect-none';
import { pinFile, publicExports } from './exports/public-exports';
import { readJson } from './tree';

const pinned = readJson<Record<string, string[]>>(pinFile);
const exported = publicExports();

test.each(Object.entries(exported))('%s exports the pinned names', (lib, names) => {
  const known = pinned[lib] ?? [];
  expectNone(
    [
      ...names.filter((name) => !known.includes(name)).map((name) => `${lib} newly offers ${name}`),
      ...known
        .filter((name) => !names.includes(name))
        .map((name) => `${lib} no longer offers ${name}`),
    ],
    `mend libs/${lib}/src/index.ts; when the change is meant, \`npm run exports\` pins it for the review.`,
  );
});

test('the pinned exports name only existing libs', () => {
  expectNone(
    Object.keys(pinned).filter((lib) => !(lib in exported)),
    '`npm run exports`.',
  );
});
