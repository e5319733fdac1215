import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortCommitOf } from '../commit.cjs';
import { findChromium } from '../find-chromium.mjs';
import { countReport, namesOfFailures } from '../reports.mjs';
import { runTool } from '../run-tool.mjs';
import { Advice, runScript, say } from '../say.mjs';
import { node, requireInstalled, root } from '../workspace.mjs';
import { buildClock, clockFrom } from './clock.mjs';
import { daysAhead } from './days-ahead.mjs';

const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const cwd = join(root, 'apps/storefront-e2e');
const here = 'tools/scripts/days/stories.mjs';

/** When a day's stories begin: at six in UTC all servers and visitors have the same day, and keep it. */
function startOf(day) {
  const start = day.includes('T') ? `${day}Z` : `${day}T06:00Z`;
  if (Number.isNaN(Date.parse(start)))
    throw new Advice(
      `--day=${day} is no day such as 2026-12-31, nor a time of it in UTC, 2026-12-31T22:10.`,
    );
  return start;
}

/** Runs the stories as if it were that day. @returns the counts of Playwright's report */
async function tell(day, args, env) {
  const start = startOf(day);
  const report = join(root, 'dist/stories', `${start.slice(0, 10)}.json`);
  rmSync(report, { force: true });
  const { code, interrupted } = await runTool(node, [playwright, 'test', ...args], {
    cwd,
    env: {
      ...env,
      STORIES_START: start,
      // Skips the stories of two-of-each: their PostgreSQL runs already, with the real clock.
      KARVON_TEST_DATABASE_URL: '',
      ...clockFrom(start),
    },
  });
  const content = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { stats: {} };
  const failures = namesOfFailures({ suites: [], ...content });
  const counts = countReport(content);
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { day, ...counts, failures, interrupted };
}

/** Writes the report of all days, for the sum of the night: each failure begins with its day. */
function writeReport(at, told) {
  const sum = (key) => told.reduce((total, counts) => total + counts[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  const report = {
    at,
    commit: shortCommitOf(),
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: sum('skipped'),
    failures: told.flatMap(({ day, failed: broken, failures }) => [
      ...failures.map((failure) => `on ${day}: ${failure}`),
      ...(broken > 0 ? [`on ${day}: \`npm run stories -- --day=${day}\` tells it again`] : []),
    ]),
    files: { [here]: { passed, failed } },
  };
  mkdirSync(join(root, 'dist/reports'), { recursive: true });
  writeFileSync(
    join(root, 'dist/reports/storefront-e2e-stories-ahead.json'),
    JSON.stringify(report),
  );
}

/** `npm run stories -- [--day=2026-12-31]… [arguments of Playwright]`; the nightly run passes `--ahead` instead of days. */
await runScript(async () => {
  requireInstalled();
  const args = process.argv.slice(2);
  const rest = args.filter((arg) => !/^--(day=|ahead$)/.test(arg));
  const ahead = args.includes('--ahead');
  const at = new Date().toISOString();
  const days = ahead
    ? daysAhead(at.slice(0, 10))
    : args.filter((arg) => arg.startsWith('--day=')).map((arg) => arg.slice(6));
  days.forEach(startOf);
  const env = { CHROMIUM_PATH: await findChromium() };
  if (days.length === 0)
    return (await runTool(node, [playwright, 'test', ...rest], { cwd, env })).code;
  await buildClock();
  const told = [];
  for (const day of days) {
    say(`The stories on ${day}…`);
    // A nightly run executes them in two projects on each day, as a daily run does.
    const one = await tell(day, rest, ahead ? { ...env, STORIES: '' } : env);
    told.push(one);
    if (one.interrupted) break;
  }
  if (ahead) writeReport(at, told);
  for (const { day, passed, failed, failures } of told) {
    say(`${day}: ${passed} passed, ${failed} failed`);
    for (const failure of failures) say(`failed on ${day}: ${failure}`);
  }
  return told.some(({ failed }) => failed > 0) ? 1 : 0;
});
