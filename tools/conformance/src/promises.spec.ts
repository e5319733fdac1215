import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expectNone } from './expect-none';
import { files, root } from './tree';

interface Promised {
  number: number;
  specs: string[];
  gap?: string;
}

/** Run by a script, because it is an ES module, which Jest does not load. */
const promises: Promised[] = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { promises } from ${JSON.stringify(pathToFileURL(join(root, 'tools/scripts/src/trust/promises.ts')).href)};
      process.stdout.write(JSON.stringify(promises));`,
    ],
    { encoding: 'utf8' },
  ),
);

test('there are 32 promises, and no row is missing', () => {
  const numbers = promises.map(({ number }) => number);
  const awry = Array.from({ length: 32 }, (_, i) => i + 1).filter((n, i) => numbers[i] !== n);
  expectNone(
    awry.map(String),
    'give the promise its row, in order, in tools/scripts/src/trust/promises.ts.',
  );
});

test('a promise has existing specs, or says what is missing', () => {
  expectNone(
    [
      ...promises.flatMap(({ number, specs }) =>
        specs.filter((spec) => !files.includes(spec)).map((spec) => `${number}: ${spec}`),
      ),
      ...promises
        .filter(({ specs, gap }) => specs.length === 0 && !gap)
        .map(({ number }) => `${number}: neither specs nor a gap`),
    ],
    'name the spec that holds the promise in tools/scripts/src/trust/promises.ts.',
  );
});
