import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { shortCommitOf } from '../scripts/src/run/commit.ts';

const root = join(import.meta.dirname, '../..');

/** What Jest tells a reporter of a spec file; a file that does not load has an error and no tests. */
interface FileResult {
  testFilePath: string;
  numPassingTests: number;
  numFailingTests: number;
  testExecError?: { message: string } | null;
  testResults: { status: string; fullName: string; failureMessages: string[] }[];
}

/** What Jest tells a reporter at the end. */
interface RunResult {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  startTime: number;
  testResults: FileResult[];
}

/** The counts of each spec file. A file that does not load fails without a test. */
const countFiles = (results: readonly FileResult[]) =>
  Object.fromEntries(
    results.map(
      ({ testFilePath, numPassingTests: passed, numFailingTests: failed, testExecError }) => [
        relative(root, testFilePath),
        { passed, failed: failed || (testExecError ? 1 : 0) },
      ],
    ),
  );

/** Each failed test by file and name, with the beginning of its message, without colours. */
const nameFailures = (results: readonly FileResult[]): string[] =>
  results.flatMap(({ testFilePath, testResults, testExecError }) => {
    const file = relative(root, testFilePath);
    const say = (name: string, message = '') =>
      `${file}: ${name}\n${stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim() && !/^\s+at /.test(line))
        .slice(0, 8)
        .join('\n')}`;
    const failed = testResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && testExecError) return [say('did not run', testExecError.message)];
    return failed.map(({ fullName, failureMessages }) => say(fullName, failureMessages[0]));
  });

/**
 * Writes the counts of a run to the place where `npm test` and `npm run trust` look for them, when Nx runs it: the screen keeps
 * Jest's own output, and `nx test <lib> --watch` works.
 */
export default class Report {
  seeds: string[] = [];

  /** Random ids of the API's specs have a seed (tools/jest/api.js): it repeats a red run. */
  onTestResult(
    { context }: { context: { config: { globals: { TEST_SEED?: number } } } },
    { testFilePath, numFailingTests, testExecError }: FileResult,
  ): void {
    const { TEST_SEED } = context.config.globals;
    if (TEST_SEED === undefined || (numFailingTests === 0 && !testExecError)) return;
    const said = `repeat with TEST_SEED=${TEST_SEED} in the environment`;
    this.seeds.push(`${relative(root, testFilePath)}: ${said}`);
    process.stderr.write(`${this.seeds.at(-1)}\n`);
  }

  onRunComplete(_: unknown, { startTime, testResults, ...counts }: RunResult): void {
    const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
    if (!project || !target) return;
    const folder = join(root, 'dist/reports');
    mkdirSync(folder, { recursive: true });
    const report = {
      numPassedTests: counts.numPassedTests,
      numFailedTests: counts.numFailedTests,
      numPendingTests: counts.numPendingTests,
      numTodoTests: counts.numTodoTests,
      numRuntimeErrorTestSuites: counts.numRuntimeErrorTestSuites,
      at: new Date(startTime).toISOString(),
      commit: shortCommitOf(),
      files: countFiles(testResults),
      failures: [...nameFailures(testResults), ...this.seeds],
    };
    const name = `${project}${target.replace(/^test/, '')}.json`;
    writeFileSync(join(folder, name), JSON.stringify(report));
  }
}
