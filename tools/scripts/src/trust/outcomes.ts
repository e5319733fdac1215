import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Report a run whose results were kept
 * @property {string} name
 * @property {string} at when it began, ISO
 * @property {string | null} commit
 * @property {Map<string, { passed: number, failed: number }>} files by path below the workspace
 * @property {boolean} [atNight] stories only: every project told every story
 */

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Stories: a file's tests are counted in each project that ran them. */
function storiesOf(name, { stats, config, suites = [] }) {
  const files = new Map();
  const walk = (suite) => {
    for (const spec of suite.specs ?? []) {
      const told = spec.tests.filter(({ status }) => status !== 'skipped');
      const file = `apps/storefront-e2e/src/${spec.file}`;
      const count = files.get(file) ?? { passed: 0, failed: 0 };
      for (const { status } of told) count[status === 'unexpected' ? 'failed' : 'passed'] += 1;
      files.set(file, count);
    }
    (suite.suites ?? []).forEach(walk);
  };
  suites.forEach(walk);
  const { commit = null, stories } = config?.metadata ?? {};
  return { name, at: stats.startTime, commit, files, atNight: stories === 'all' };
}

function reportOf(name, content) {
  if (content.stats) return storiesOf(name, content);
  const { at, commit, files } = content;
  return { name, at, commit, files: new Map(Object.entries(files)) };
}

const least = 80;

/** Mutations: a file passes when its specs notice at least 80 of 100 changes. */
function mutationsOf(path) {
  const caught = ['Killed', 'Timeout'];
  const counted = [...caught, 'Survived', 'NoCoverage'];
  const scores = Object.values(readJson(path).files).map(({ mutants }) => {
    const all = mutants.filter(({ status }) => counted.includes(status));
    const noticed = all.filter(({ status }) => caught.includes(status));
    return { all: all.length, noticed: noticed.length };
  });
  const sum = (key) => scores.reduce((total, one) => total + one[key], 0);
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

/**
 * The reports that the last runs left in `dist`.
 * @returns {Report[]}
 */
export function readReports(dist) {
  const folder = join(dist, 'reports');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const reports = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.slice(0, -5), readJson(join(folder, name))])
    // Reports of page sizes have counts and no files.
    .filter(([, content]) => content.stats || content.files)
    .map(([name, content]) => reportOf(name, content));
  const mutations = join(dist, 'mutation/incremental.json');
  return existsSync(mutations) ? [...reports, mutationsOf(mutations)] : reports;
}

/** Figures that specs have measured: by promise, as text. */
export function readFigures(dist) {
  const folder = join(dist, 'figures');
  if (!existsSync(folder)) return new Map();
  const figures = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readJson(join(folder, name)));
  return Map.groupBy(figures, ({ promise }) => promise);
}

/**
 * What all runs say of the specs of a promise.
 * @returns {{ held: boolean, passed: number, failed: number, missing: string[], why: string, at: string | null, commit: string | null }}
 *   `at` and `commit` are those of the last run that has a result
 */
export function judge({ specs, gap, when }, reports) {
  const counting = reports.filter(({ atNight }) => when !== 'night' || atNight !== false);
  const counts = (spec) =>
    counting
      .flatMap(({ files }) => files.get(spec) ?? [])
      .filter(({ passed, failed }) => passed + failed > 0);
  const ran = specs.map((spec) => ({ spec, counts: counts(spec) }));
  const sum = (key) => ran.flatMap(({ counts: all }) => all).reduce((n, one) => n + one[key], 0);
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
