import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { shortCommitOf } from './run/commit.ts';
import { findPostgres } from './machine/find-postgres.ts';
import { Advice, runScript, say } from './run/say.ts';
import { scratchFolder } from './machine/scratch.ts';
import { root, type Variables } from './run/workspace.ts';

/** The next long-term release of Node: every Jest suite, the API's on both databases, must be green on it before we move. */
const version = '26.10.0';

/** Installs Node as its own package for this system. Throws Advice where that fails, for example without a network. */
function installNode(): string {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(root, 'dist/next-lts', version);
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(program)) {
    const flags = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', folder];
    mkdirSync(folder, { recursive: true });
    spawnSync('npm', ['install', ...flags, `${name}@${version}`], { stdio: 'inherit' });
  }
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (stdout?.trim() !== `v${version}`)
    throw new Advice(`${name}@${version} could not be installed.`);
  return program;
}

/** The Jest suites of `npm test`; the rest of the API on the embedded database, and promises, are not run here. */
const configs = globSync('{apps,libs,tools}/{*,*/*,*/*/*}/jest{,.postgres,.pglite}.config.js', {
  cwd: root,
})
  // These specs start the tools of the workspace, which do not run in a shop.
  .filter((config) => !config.startsWith('tools/'))
  .sort();

/** The environment that the project's own target gives its suite, such as options of Node. */
const ownEnv = (config: string): Variables =>
  JSON.parse(readFileSync(join(root, dirname(config), 'project.json'), 'utf8')).targets.test
    ?.options?.env ?? {};

/** A report of Jest, as it writes it itself. */
interface JestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; message: string }[];
}

function runSuite(
  node: string,
  config: string,
  env: Variables,
  folder: string,
): { passed: number; failures: string[] } {
  const outcome = join(folder, 'outcome.json');
  rmSync(outcome, { force: true });
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = [
    '--config',
    basename(config),
    '--maxWorkers=2',
    '--silent',
    '--json',
    '--outputFile',
    outcome,
  ];
  spawnSync(node, [jest, ...args], {
    cwd: join(root, dirname(config)),
    env: { ...env, ...ownEnv(config) },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  if (!existsSync(outcome)) return { passed: 0, failures: [`${config} did not run`] };
  const { numPassedTests: passed, testResults }: JestReport = JSON.parse(
    readFileSync(outcome, 'utf8'),
  );
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${name}\n${message}`);
  return { passed, failures };
}

await runScript(async () => {
  const node = installNode();
  const postgres = await findPostgres();
  const folder = mkdtempSync(join(scratchFolder(), 'karvon-next-lts-'));
  const env: Variables = {
    ...process.env,
    KARVON_TEST_DATABASE_URL: postgres.url,
    TMPDIR: folder,
    // With it Jest would write reports as in a run of Nx.
    NX_TASK_TARGET_PROJECT: undefined,
  };
  const at = new Date().toISOString();
  let passed = 0;
  const failures: string[] = [];
  try {
    for (const config of configs) {
      const one = runSuite(node, config, env, folder);
      passed += one.passed;
      failures.push(...one.failures);
      say(`${config}: ${one.passed} passed, ${one.failures.length} files failed`);
    }
  } finally {
    await postgres.release();
    rmSync(folder, { recursive: true, force: true });
  }
  const report = {
    at,
    commit: shortCommitOf(),
    numPassedTests: passed,
    numFailedTests: failures.length,
    files: { 'tools/scripts/src/next-lts.ts': { passed, failed: failures.length } },
  };
  const figure = {
    promise: 32,
    text: `Node ${version}: ${passed} tests of ${configs.length} suites`,
  };
  for (const [where, content] of Object.entries({
    'reports/next-lts.json': report,
    'figures/next-lts.json': figure,
  })) {
    mkdirSync(dirname(join(root, 'dist', where)), { recursive: true });
    writeFileSync(join(root, 'dist', where), JSON.stringify(content));
  }
  for (const failure of failures) console.error(failure);
  say(`Node ${version}: ${passed} tests passed, ${failures.length} files failed`);
  return failures.length > 0 ? 1 : 0;
});
