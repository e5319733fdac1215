import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { typeFaults } from './type-faults.ts';

const root = resolve(import.meta.dirname, '../../..');
// Files that other tests create meanwhile may vanish during the copy.
const left =
  /^(node_modules|dist|test-results|\.(?!eslintrc\.json|prettierrc\.json|gitignore|browserslistrc).*)$/;
let copy: string;

/** Runs one of the workspace's tools in the copy. */
function run(command: string, args: string[], folder = '.') {
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_WORKSPACE_ROOT_PATH: copy,
    ESLINT_USE_FLAT_CONFIG: 'false',
    NODE_OPTIONS: '',
    FORCE_COLOR: '0',
  };
  return spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: join(copy, folder),
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** The output of a tool if it failed, else an empty text. */
function failureOf(command: string, args: string[], folder?: string): string {
  const { status, stdout, stderr } = run(command, args, folder);
  return status === 0 ? '' : stdout + stderr;
}

interface JestReport {
  testResults: {
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

const ofNewCode = /sample-|samplebeds|sampleair/i;

/** The conventions that the new code breaks; conformance itself reports the rest of the repository. */
function brokenConventions(names: string[]): string[] {
  const { stdout } = run('jest', ['--maxWorkers=1', '--json', ...names], 'tools/conformance');
  const failed = (JSON.parse(stdout) as JestReport).testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  const isAboutNewCode = (title: string, message: string) =>
    ofNewCode.test(title) ||
    message.split('\n').some((line) => /^\s*[+-]/.test(line) && ofNewCode.test(line));
  return failed
    .filter(({ title, failureMessages }) => isAboutNewCode(title, failureMessages.join('\n')))
    .map(({ title }) => title);
}

const generate = (...args: string[]): string => failureOf('nx', ['generate', ...args]);

/** Generates a supplier; returns the files of code that were written or changed. */
function generateSupplier(name: string, like: string): string[] {
  const { stdout } = run('nx', ['generate', './tools/workspace:supplier', name, `--like=${like}`]);
  return [...stdout.matchAll(/^(?:CREATE|UPDATE) (.+\.ts)$/gm)].map(([, path]) => path!);
}

beforeAll(() => {
  // Works on a copy, so that lint and conformance tests running at the same time never see half-made libs.
  copy = mkdtempSync(join(tmpdir(), 'karvon-generated-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => path === root || !left.test(basename(path)),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/**
 * The conformance specs that read generated code. `ci-table` is not among them: a new lib changes it only on purpose, as
 * CONTRIBUTING says.
 */
const conventions = [
  'architecture',
  'dependencies',
  'deploy/deploy',
  'documents',
  'files',
  'galleries',
  'messages',
  'migrations',
  'projects',
  'public-exports',
  'ui-kit',
];

test('generated code passes lint, types and its own tests', () => {
  expect(generate('./tools/workspace:feature', 'sample-deals')).toBe('');
  expect(
    generate('./tools/workspace:lib', 'sample-rules', '--type=data', '--scope=storefront'),
  ).toBe('');
  expect(generate('./tools/workspace:component', 'sample-tag')).toBe('');
  expect(generate('./tools/workspace:decision', 'Sample decision')).toBe('');
  const code = [
    'libs/sample-deals',
    'libs/sample-rules',
    'libs/ui-kit/src/sample-tag',
    'libs/ui-kit/src/gallery',
  ];
  expect(failureOf('eslint', ['--ext', '.ts,.tsx', '--max-warnings', '0', ...code])).toBe('');
  expect(failureOf('prettier', ['--check', ...code])).toBe('');
  // A feature uses the kit, so its types are checked with the new component in place.
  for (const project of ['libs/sample-deals', 'libs/sample-rules'])
    expect(failureOf('tsc', ['--noEmit', '-p', 'tsconfig.json'], project)).toBe('');
  const specs = ['libs/sample-deals', 'libs/sample-rules', 'libs/ui-kit'];
  const names = ['sample-', 'gallery/gallery.spec'];
  expect(
    failureOf('jest', ['--maxWorkers=1', '--projects', ...specs, '--testPathPatterns', ...names]),
  ).toBe('');
}, 300_000);

test('generated code has no unused parts', () => {
  const { status, stdout } = run('knip', ['--include', 'files,exports,types']);
  const unused = stdout.split('\n').filter((line) => ofNewCode.test(line));
  // Status 1: it found unused code anywhere; 2: it could not run.
  expect({ ran: status === 0 || status === 1, unused }).toEqual({ ran: true, unused: [] });
}, 300_000);

test('a generated supplier has the types of its model, and passes lint', () => {
  const code = [
    ...new Set([
      ...generateSupplier('samplebeds', 'etg'),
      ...generateSupplier('sampleair', 'sirena'),
    ]),
  ];
  expect(code.length).toBeGreaterThan(90);
  expect(failureOf('eslint', ['--max-warnings', '0', ...code])).toBe('');
  expect(
    typeFaults(
      join(copy, 'apps/api/tsconfig.json'),
      code.map((path) => join(copy, path)),
    ),
  ).toEqual([]);
}, 300_000);

test('all generated code follows the conventions', () => {
  expect(brokenConventions(conventions)).toEqual([]);
}, 300_000);
