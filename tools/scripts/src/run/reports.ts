import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The stories that failed, by file and title. */
function failedStories({ file, title, suites = [], specs = [] }, above = []) {
  const path = title && title !== file ? [...above, title] : above;
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map((spec) => `${spec.file}: ${[...path, spec.title].join(' › ')}`),
    ...suites.flatMap((suite) => failedStories(suite, path)),
  ];
}

/** The names of a report's failures. */
export function namesOfFailures({ failures, suites, errors }) {
  if (!suites) return failures ?? [];
  return [...failedStories({ suites }), ...(errors ?? []).map(({ message }) => String(message))];
}

/** Counts of one report, whether Jest or Playwright wrote it. */
export function countReport(report) {
  if (report.stats) {
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats;
    // Errors outside any test (a server that did not start) leave the counters at zero.
    const outside = unexpected === 0 ? (report.errors?.length ?? 0) : 0;
    return { passed: expected + flaky, failed: unexpected + outside, skipped };
  }
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    numRuntimeErrorTestSuites = 0,
  } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Reads every `<folder>/*.json`, by file name without the extension: counts and failures. */
export function readReports(folder) {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.map((name) => {
      const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return [name.slice(0, -5), { ...countReport(report), failures: namesOfFailures(report) }];
    }),
  );
}

const reportOf = ({ projectName, target }) => {
  const part = target === 'size' ? target : target.replace(/^test-?|^e2e-?/, '');
  return part ? `${projectName}-${part}` : projectName;
};

/**
 * Sums the reports; a task that failed without a failing test of its own (lint, typecheck, a crash) counts as one failure.
 * @param tasks `{projectName, target, status}` of the run: status is an exit code
 */
export function sumUp(reports, tasks) {
  const total = { passed: 0, failed: 0, skipped: 0, broken: [], failures: [] };
  for (const [name, counts] of Object.entries(reports)) {
    total.failures.push(...(counts.failures ?? []).map((failure) => `${name}: ${failure}`));
    for (const kind of ['passed', 'failed', 'skipped']) total[kind] += counts[kind];
  }
  for (const task of tasks) {
    if (task.status === 0) continue;
    const tested = /^(test|e2e|size|stories)/.test(task.target)
      ? reports[reportOf(task)]
      : undefined;
    if (tested?.failed) continue;
    total.failed += 1;
    total.broken.push(`${task.projectName}:${task.target}`);
  }
  return total;
}

/** The last line of `npm test`. */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
