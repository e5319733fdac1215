import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFiles } from './build-files';
import { faultsOf, judge, readBudget } from './budget';
import { pageRenderer } from './render-page';
import { table } from './table';
import { judgeWidgets, measureWidgets, widgetFaults } from './widgets';

const dist = join(import.meta.dirname, '../../../dist');
const kilo = (bytes: number | undefined) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1));

/** First-route JavaScript of each page, in the language with the larger scripts. */
function measure() {
  const builds = ['ru', 'uz'].map(
    (language) => new BuildFiles(join(dist, 'apps/storefront/client'), `assets/${language}`),
  );
  const pages = builds[0]!.pages();
  const sizes = builds.map((build) => build.pages().map(({ scripts }) => build.sizeOf(scripts)));
  return pages.map(({ route, address, scripts }, index) => ({
    route,
    address,
    files: scripts.length,
    gzip: Math.max(...sizes.map((each) => each[index]!.gzip)),
    brotli: Math.max(...sizes.map((each) => each[index]!.brotli)),
  }));
}

/** A report for `npm test`, which counts tests: each page is one test, and the budget is another. */
function report(
  verdicts: readonly { name: string; over: boolean }[],
  faults: readonly string[],
): void {
  const failures = [...verdicts.filter(({ over }) => over).map(({ name }) => name), ...faults];
  const reports = join(dist, 'reports');
  mkdirSync(reports, { recursive: true });
  writeFileSync(
    join(reports, 'bench-size.json'),
    JSON.stringify({
      numPassedTests: verdicts.length - failures.length + 1,
      numFailedTests: failures.length,
      failures,
    }),
  );
}

const bareBuild = new BuildFiles(join(dist, 'bench/bare-router/client'));
const bare = bareBuild.sizeOf(bareBuild.pages()[0]!.scripts);
const measured = measure();
const budget = readBudget();
const verdicts = judge(measured, bare, budget);
const widgets = judgeWidgets(measureWidgets(join(dist, 'apps/widgets')), budget.widgets);
const faults = [
  ...faultsOf(
    budget,
    measured.map(({ route }) => route),
  ),
  ...widgetFaults(widgets, budget.widgets),
];
const render = await pageRenderer(join(dist, 'apps/storefront/server'));
const rows: string[][] = [];
for (const [index, verdict] of verdicts.entries()) {
  const { route, gzip, brotli, ratio, limit, files, filesLimit, over } = verdict;
  const weight = await render(measured[index]!.address);
  rows.push([
    route,
    kilo(gzip),
    kilo(brotli),
    `${ratio.toFixed(2)} ×`,
    limit.toFixed(2),
    String(files),
    String(filesLimit),
    kilo(weight?.html),
    kilo(weight?.css),
    over ? 'OVER BUDGET' : '',
  ]);
}
console.log(
  table(
    [
      'page',
      'JS gzip',
      'JS brotli',
      'of bare',
      'at most',
      'files',
      'at most',
      'HTML',
      'of it CSS',
      '',
    ],
    [['bare React Router page', kilo(bare.gzip), kilo(bare.brotli), '1.00 ×'], ...rows],
  ),
);
console.log(
  '\nkB; JavaScript of the first page, in the heavier language, and its files; HTML without answers of the API, brotli',
);
console.log(
  table(
    ['widget', 'gzip', 'at most', ''],
    widgets.map(({ name, gzip, limit, over }) => [
      name,
      kilo(gzip),
      kilo(limit),
      over ? 'OVER BUDGET' : '',
    ]),
  ),
);
console.log('\nkB; loader, styles and first scripts of one element, in the heavier language');
for (const fault of faults) console.error(fault);
const all = [...verdicts.map((verdict) => ({ ...verdict, name: verdict.route })), ...widgets];
report(all, faults);
process.exit(faults.length > 0 || all.some(({ over }) => over) ? 1 : 0);
