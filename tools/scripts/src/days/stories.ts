import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortCommitOf } from '../run/commit.ts';
import { findChromium } from '../machine/find-chromium.ts';
import {
  countReport,
  namesOfFailures,
  type Counts,
  type StoryReport,
  type TestReport,
} from '../run/reports.ts';
import { runTool } from '../run/run-tool.ts';
import { Advice, runScript, say } from '../run/say.ts';
import { node, requireInstalled, root, type Variables } from '../run/workspace.ts';
import { buildClock, clockFrom } from './clock.ts';
import { daysAhead } from './days-ahead.ts';

const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const cwd = join(root, 'apps/storefront-e2e');
const here = 'tools/scripts/src/days/stories.ts';

/** When a day's stories begin: at six in UTC all servers and visitors have the same day, and keep it. */
function startOf(day: string): string {
  const start = day.includes('T') ? `${day}Z` : `${day}T06:00Z`;
  if (Number.isNaN(Date.parse(start)))
    throw new Advice(
      `--day=${day} is no day such as 2026-12-31, nor a time of it in UTC, 2026-12-31T22:10.`,
    );
  return start;
}

/** What Playwright reported of one day. */
interface Day extends Counts {
  day: string;
  failures: string[];
  interrupted: boolean;
}

/** Runs the stories as if it were that day. */
async function tell(day: string, args: readonly string[], env: Variables): Promise<Day> {
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
  const content: StoryReport = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { stats: {} };
  const failures = namesOfFailures(content);
  const counts = countReport(content);
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { day, ...counts, failures, interrupted };
}

/** Writes the report of all days, for the sum of the night: each failure begins with its day. */
function writeReport(at: string, days: readonly Day[]): void {
  const sum = (key: keyof Counts) => days.reduce((total, counts) => total + counts[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  const report: TestReport = {
    at,
    commit: shortCommitOf(),
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: sum('skipped'),
    failures: days.flatMap(({ day, failed: broken, failures }) => [
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
  const done: Day[] = [];
  for (const day of days) {
    say(`The stories on ${day}…`);
    // A nightly run executes them in two projects on each day, as a daily run does.
    const one = await tell(day, rest, ahead ? { ...env, STORIES: '' } : env);
    done.push(one);
    if (one.interrupted) break;
  }
  if (ahead) writeReport(at, done);
  for (const { day, passed, failed, failures } of done) {
    say(`${day}: ${passed} passed, ${failed} failed`);
    for (const failure of failures) say(`failed on ${day}: ${failure}`);
  }
  return done.some(({ failed }) => failed > 0) ? 1 : 0;
});
