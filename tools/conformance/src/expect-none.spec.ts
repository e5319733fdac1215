import { expectNone } from './expect-none';
import { files, read } from './tree';

test('a failure lists what is wrong and says how to mend it', () => {
  expect(() =>
    expectNone(['libs/money/src/utils.ts'], 'Name the file after what it does.'),
  ).toThrow('Wrong:\n  - libs/money/src/utils.ts\nTo mend: Name the file after what it does.');
  expect(() => expectNone([], 'Nothing to do.')).not.toThrow();
});

/** These test programs, as any lib's specs do, and judge no file of the tree. */
const ofPrograms = ['ci-table', 'expect-none', 'scripts'].map(
  (name) => `tools/conformance/src/${name}.spec.ts`,
);

test('every spec of a convention says how to mend what it finds', () => {
  const silent = files
    .filter((path) => /^tools\/conformance\/src\/[^/]+\.spec\.ts$/.test(path))
    .filter((path) => !ofPrograms.includes(path) && /^\s*expect\(/m.test(read(path)));
  expectNone(silent, 'Say it with expectNone(offenders, how to mend) instead of expect(…).');
});
