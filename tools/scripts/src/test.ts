import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inParts, nightlyPhases, phases, targetsOf, type Phase } from './run/checks.ts';
import { findChromium } from './machine/find-chromium.ts';
import { findEngines } from './machine/find-engines.ts';
import { findPostgres } from './machine/find-postgres.ts';
import { installServers } from './machine/install-servers.ts';
import { readReports, summaryLine, sumUp, type Task } from './run/reports.ts';
import { runTool } from './run/run-tool.ts';
import { Advice, messageOf, runScript, say } from './run/say.ts';
import { scratchFolder } from './machine/scratch.ts';
import { tasksOfChange } from './run/tasks-of-change.ts';
import { node, nxCli, requireInstalled, root, type Variables } from './run/workspace.ts';

function readArguments(): { since?: string; nightly: boolean } {
  try {
    return parseArgs({
      options: { since: { type: 'string' }, nightly: { type: 'boolean', default: false } },
    }).values;
  } catch (error) {
    throw new Advice(`${messageOf(error)} npm test takes -- --since=<commit> or -- --nightly.`);
  }
}

/**
 * The status of each task in the run that began after `since`, by Nx; none if it stopped before the first task. Nx keeps one such
 * file for all checkouts of a repository, so its time is checked.
 */
async function tasksOfRun(since: number): Promise<Task[]> {
  const { cacheDir } = await import('@nx/devkit');
  const file = join(cacheDir, 'run.json');
  if (!existsSync(file)) return [];
  const { run, tasks } = JSON.parse(readFileSync(file, 'utf8'));
  return Date.parse(run.startTime) >= since ? tasks : [];
}

/** The phases reduced to the projects that the change touches: one list of projects for each target. */
function onlyTouched(all: readonly Phase[], touched: ReadonlyMap<string, string[]>): Phase[] {
  return all.flatMap(({ name, targets, parallel }) =>
    targets
      .filter((target) => touched.has(target))
      .map((target) => ({
        name: `${name}: ${target}`,
        targets: [target],
        parallel,
        projects: touched.get(target),
      })),
  );
}

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`;

/** Runs one phase to its end, failures included: a person wants to know every red test. */
async function runPhase({ name, targets, parallel, projects }: Phase, env: Variables) {
  say(`${name}${projects ? ` of ${projects.join(', ')}` : ''}…`);
  const since = Date.now();
  const args = [
    'run-many',
    '-t',
    ...targets,
    ...(projects ? ['-p', projects.join(',')] : []),
    `--parallel=${parallel}`,
    '--outputStyle=static',
  ];
  const { code } = await runTool(node, [nxCli, ...args], { env });
  return { name, code, tasks: await tasksOfRun(since), took: Date.now() - since };
}

/** `npm test [-- --since=<commit> | --nightly]`: everything that must be green, in one command on any machine. */
runScript(async () => {
  requireInstalled();
  const { since, nightly } = readArguments();
  const all = nightly ? [...phases, ...nightlyPhases] : phases;
  const small = inParts(all);
  const planned = since ? onlyTouched(small, await tasksOfChange(since, targetsOf(small))) : all;
  if (planned.length === 0) {
    say(`Nothing to run: no task has a file among its inputs that changed since ${since}.`);
    console.log(summaryLine({ passed: 0, failed: 0, skipped: 0 }));
    return 0;
  }

  const reports = join(root, 'dist/reports');
  // Only reports that this run makes, or Nx restores for it, may be counted.
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  say('Looking for a browser…');
  const chromium = await findChromium();
  say(`Browser: ${chromium}`);
  const engines = await findEngines();
  if (engines.FIREFOX_PATH) say(`Firefox: ${engines.FIREFOX_PATH}`);
  if (engines.MINI_BROWSER_PATH) say(`WebKit: ${engines.MINI_BROWSER_PATH}`);
  say('Looking for a PostgreSQL…');
  const postgres = await findPostgres();
  say(`PostgreSQL: ${postgres.from}`);
  if (nightly) await installServers();

  const runs: Awaited<ReturnType<typeof runPhase>>[] = [];
  const scratch = mkdtempSync(join(scratchFolder(), 'karvon-run-'));
  try {
    const env = {
      TMPDIR: scratch,
      CHROMIUM_PATH: chromium,
      ...engines,
      KARVON_TEST_DATABASE_URL: postgres.url,
      // The programs under test must not see a developer's own database: test orders do not belong there.
      DATABASE_URL: '',
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      ...(nightly && { STORIES: 'all', NIGHTLY: '1' }),
    };
    for (const phase of planned) runs.push(await runPhase(phase, env));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    await postgres.release();
  }

  const total = sumUp(
    readReports(reports),
    runs.flatMap(({ tasks }) => tasks),
  );
  if (runs.some(({ code }) => code !== 0) && total.failed === 0) {
    total.failed = 1;
    total.broken.push('nx itself; its output above says why');
  }
  // Failures are repeated at the end, because the output of a run is long.
  for (const failure of total.failures) say(`failed: ${failure}`);
  for (const name of total.broken) say(`failed without a failing test: ${name}`);
  for (const { name, took } of runs) say(`${seconds(took).padStart(7)}  ${name}`);
  console.log(summaryLine(total));
  return total.failed === 0 ? 0 : 1;
});
