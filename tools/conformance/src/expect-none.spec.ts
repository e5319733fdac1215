import { expectNone } from './expect-none';
import { files, read } from './tree';

test('a failure lists the offenders and says how to fix them', () => {
  expect(() =>
    expectNone(['libs/money/src/utils.ts'], 'Name the file after what it does.'),
  ).toThrow('Wrong:\n  - libs/money/src/utils.ts\nTo mend: Name the file after what it does.');
  expect(() => expectNone([], 'Nothing to do.')).not.toThrow();
});

/** These specs test programs, as any lib's specs do, and check no file of the repository. */
const ofPrograms = ['ci-table', 'expect-none', 'scripts'].map(
  (name) => `tools/conformance/src/${name}.spec.ts`,
);

test('every spec of a convention says how to fix its findings', () => {
  const silent = files
    .filter((path) => /^tools\/conformance\/src\/[^/]+\.spec\.ts$/.test(path))
    .filter((path) => !ofPrograms.includes(path) && /^\s*expect\(/m.test(read(path)));
  expectNone(silent, 'Say it with expectNone(offenders, how to mend) instead of expect(…).');
});
