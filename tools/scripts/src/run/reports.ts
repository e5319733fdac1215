import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A suite of Playwright's report: a file, or a group of stories in it. */
export interface Suite {
  file: string;
  title: string;
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { status: string }[] }[];
}

/** A report of Playwright. */
export interface StoryReport {
  stats: {
    startTime?: string;
    expected?: number;
    unexpected?: number;
    flaky?: number;
    skipped?: number;
  };
  suites?: Suite[];
  errors?: { message?: string }[];
  config?: { metadata?: { commit?: string | null; stories?: string } };
}

/** A report of Jest, or of another program that counts as it does. */
export interface TestReport {
  stats?: undefined;
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  numRuntimeErrorTestSuites?: number;
  failures?: string[];
  at?: string;
  commit?: string | null;
  files?: Record<string, { passed: number; failed: number }>;
}

export type Report = StoryReport | TestReport;

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The stories that failed, by file and title. */
function failedStories(
  { file, title, suites = [], specs = [] }: Suite,
  above: readonly string[] = [],
): string[] {
  const path = title && title !== file ? [...above, title] : above;
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map((spec) => `${spec.file}: ${[...path, spec.title].join(' › ')}`),
    ...suites.flatMap((suite) => failedStories(suite, path)),
  ];
}

/** The names of a report's failures. */
export function namesOfFailures(report: Report): string[] {
  if (!report.stats) return report.failures ?? [];
  return [
    ...(report.suites ?? []).flatMap((suite) => failedStories(suite)),
    ...(report.errors ?? []).map(({ message }) => String(message)),
  ];
}

/** Counts of one report, whether Jest or Playwright wrote it. */
export function countReport(report: Report): Counts {
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

type Reports = Record<string, Counts & { failures?: string[] }>;

/** Reads every `<folder>/*.json`, by file name without the extension: counts and failures. */
export function readReports(folder: string): Reports {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.map((name) => {
      const report: Report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return [name.slice(0, -5), { ...countReport(report), failures: namesOfFailures(report) }];
    }),
  );
}

/** A task of a run of Nx; its status is an exit code. */
export interface Task {
  projectName: string;
  target: string;
  status: number;
}

const reportOf = ({ projectName, target }: Task): string => {
  const part = target === 'size' ? target : target.replace(/^test-?|^e2e-?/, '');
  return part ? `${projectName}-${part}` : projectName;
};

interface Total extends Counts {
  /** Tasks that failed without a failing test. */
  broken: string[];
  failures: string[];
}

/**
 * Sums the reports; a task that failed without a failing test of its own (lint, typecheck, a crash) counts as one failure.
 */
export function sumUp(reports: Reports, tasks: readonly Task[]): Total {
  const total: Total = { passed: 0, failed: 0, skipped: 0, broken: [], failures: [] };
  for (const [name, { passed, failed, skipped, failures = [] }] of Object.entries(reports)) {
    total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
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
export const summaryLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
