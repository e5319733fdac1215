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

/** What a module of the script says: they are ES modules, which Jest does not load. */
const evaluate = <Value>(name: string, imported: string, expression: string): Value =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { ${imported} } from ${JSON.stringify(pathToFileURL(join(root, 'tools/scripts/trust', name)).href)};
        process.stdout.write(JSON.stringify(${expression}));`,
      ],
      { encoding: 'utf8' },
    ),
  ) as Value;

const promises = evaluate<Promised[]>('promises.mjs', 'promises', 'promises');

test('there are 32 promises, and no row is absent', () => {
  const numbers = promises.map(({ number }) => number);
  const awry = Array.from({ length: 32 }, (_, i) => i + 1).filter((n, i) => numbers[i] !== n);
  expectNone(
    awry.map(String),
    'give the promise its row, in order, in tools/scripts/trust/promises.mjs.',
  );
});

test('a promise has specs that are there, or says what is missing', () => {
  expectNone(
    [
      ...promises.flatMap(({ number, specs }) =>
        specs.filter((spec) => !files.includes(spec)).map((spec) => `${number}: ${spec}`),
      ),
      ...promises
        .filter(({ specs, gap }) => specs.length === 0 && !gap)
        .map(({ number }) => `${number}: neither specs nor a gap`),
    ],
    'name the spec that holds the promise in tools/scripts/trust/promises.mjs.',
  );
});

describe('a promise some of whose specs did not run', () => {
  const earlier = { specs: ['a.spec.ts', 'b.spec.ts'], reached: 'then', verdict: { held: true } };
  const chosen = (now: object) =>
    evaluate<{ reached: string }>(
      'kept.mjs',
      'chooseRow',
      `chooseRow(${JSON.stringify({ specs: earlier.specs, reached: 'now', ...now })}, ${JSON.stringify(earlier)})`,
    ).reached;
  const verdict = { held: false, failed: 0, missing: ['b.spec.ts'] };

  test('keeps an earlier result of the same specs', () => {
    expect(chosen({ verdict })).toBe('then');
  });

  test.each([
    ['failed now', { verdict: { ...verdict, failed: 1 } }],
    ['ran as a whole', { verdict: { ...verdict, missing: [] } }],
    ['has a new spec', { specs: [...earlier.specs, 'c.spec.ts'], verdict }],
    ['lacks something of its figure', { gap: 'no load', verdict }],
  ])('keeps none when it %s', (_, now) => {
    expect(chosen(now)).toBe('now');
  });
});
