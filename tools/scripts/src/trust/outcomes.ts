import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Report, StoryReport, Suite } from '../run/reports.ts';
import type { Promised } from './promises.ts';

interface Outcome {
  passed: number;
  failed: number;
}

/** A run whose results were stored. */
interface Run {
  name: string;
  /** When it began, ISO. */
  at: string;
  commit: string | null;
  /** Outcomes by the path of the file, below the workspace. */
  files: Map<string, Outcome>;
  /** Stories only: every project ran every story. */
  atNight?: boolean;
  /** Mutations only: their scores in words. */
  figure?: string;
}

/** What all runs say of the specs of a promise; `at` and `commit` are those of the last run that has a result. */
export interface Verdict {
  held: boolean;
  passed: number;
  failed: number;
  /** Specs without a result. */
  missing: string[];
  why: string;
  at: string | null;
  commit: string | null;
}

const readJson = <Shape>(path: string): Shape => JSON.parse(readFileSync(path, 'utf8')) as Shape;

/** Stories: a file's tests are counted in each project that ran them. */
function storiesOf(name: string, { stats, config, suites = [] }: StoryReport): Run {
  const files = new Map<string, Outcome>();
  const walk = (suite: Suite) => {
    for (const spec of suite.specs ?? []) {
      const file = `apps/storefront-e2e/src/${spec.file}`;
      const count = files.get(file) ?? { passed: 0, failed: 0 };
      for (const { status } of spec.tests)
        if (status !== 'skipped') count[status === 'unexpected' ? 'failed' : 'passed'] += 1;
      files.set(file, count);
    }
    (suite.suites ?? []).forEach(walk);
  };
  suites.forEach(walk);
  const { commit = null, stories } = config?.metadata ?? {};
  return { name, at: stats.startTime ?? '', commit, files, atNight: stories === 'all' };
}

function runOf(name: string, report: Report): Run[] {
  if (report.stats) return [storiesOf(name, report)];
  const { at = '', commit = null, files } = report;
  // Reports of page sizes have counts and no files.
  return files ? [{ name, at, commit, files: new Map(Object.entries(files)) }] : [];
}

const least = 80;

/** Mutations: a file passes when its specs notice at least 80 of 100 changes. */
function mutationsOf(path: string): Run {
  const caught = ['Killed', 'Timeout'];
  const counted = [...caught, 'Survived', 'NoCoverage'];
  const report = readJson<{ files: Record<string, { mutants: { status: string }[] }> }>(path);
  const scores = Object.values(report.files).map(({ mutants }) => {
    const all = mutants.filter(({ status }) => counted.includes(status));
    const noticed = all.filter(({ status }) => caught.includes(status));
    return { all: all.length, noticed: noticed.length };
  });
  const sum = (key: 'all' | 'noticed') => scores.reduce((total, one) => total + one[key], 0);
  const good = scores.filter(({ all, noticed }) => noticed * 100 >= all * least).length;
  const outcome = { passed: good, failed: scores.length - good };
  return {
    name: 'mutation',
    at: statSync(path).mtime.toISOString(),
    commit: null,
    files: new Map([['tools/mutation/src/stryker.config.json', outcome]]),
    figure: `${((sum('noticed') / sum('all')) * 100).toFixed(1)} % of ${sum('all')} changes, ${good} of ${scores.length} files at ${least} % or more`,
  };
}

/** The reports that the last runs left in `dist`. */
export function readRuns(dist: string): Run[] {
  const folder = join(dist, 'reports');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const runs = names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => runOf(name.slice(0, -5), readJson<Report>(join(folder, name))));
  const mutations = join(dist, 'mutation/incremental.json');
  return existsSync(mutations) ? [...runs, mutationsOf(mutations)] : runs;
}

/** Figures that specs have measured: by the number of the promise, as texts. */
export function readFigures(dist: string): Map<number, string[]> {
  const folder = join(dist, 'figures');
  const figures = new Map<number, string[]>();
  if (!existsSync(folder)) return figures;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.json')).sort()) {
    const { promise, text } = readJson<{ promise: number; text: string }>(join(folder, name));
    figures.set(promise, [...(figures.get(promise) ?? []), text]);
  }
  return figures;
}

/** Judges a promise by its specs. */
export function judge({ specs, gap, when }: Promised, runs: readonly Run[]): Verdict {
  const counting = runs.filter(({ atNight }) => when !== 'night' || atNight !== false);
  const counts = (spec: string) =>
    counting
      .flatMap(({ files }) => files.get(spec) ?? [])
      .filter(({ passed, failed }) => passed + failed > 0);
  const ran = specs.map((spec) => ({ spec, counts: counts(spec) }));
  const sum = (key: keyof Outcome) =>
    ran.flatMap(({ counts: all }) => all).reduce((n, one) => n + one[key], 0);
  const missing = ran.filter(({ counts: all }) => all.length === 0).map(({ spec }) => spec);
  const names = missing.map((spec) => spec.split('/').at(-1)).join(', ');
  const why = [
    ...(sum('failed') > 0 ? [`${sum('failed')} failed`] : []),
    ...(gap ? [gap] : []),
    ...(missing.length > 0 ? [`not run: ${names}${when === 'night' ? ' (at night)' : ''}`] : []),
  ];
  const last = counting
    .filter(({ files }) => specs.some((spec) => files.has(spec)))
    .sort((a, b) => (a.at < b.at ? 1 : -1))[0];
  return {
    held: why.length === 0,
    passed: sum('passed'),
    failed: sum('failed'),
    missing,
    why: why.join('; '),
    at: last?.at ?? null,
    commit: last?.commit ?? null,
  };
}
