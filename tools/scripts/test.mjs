import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';
import { readReports, summaryLine, sumUp } from './reports.mjs';
import { runTool } from './run-tool.mjs';
import { runScript, say } from './say.mjs';
import { node, nxCli, requireInstalled, root } from './workspace.mjs';

const TARGETS = ['lint', 'typecheck', 'test', 'test-pglite', 'test-postgres', 'e2e', 'size'];

/**
 * What Nx says of each task of the run that began after `since`; nothing when it stopped before the first.
 * Nx keeps one such file for all checkouts of a repository, hence the look at the time.
 */
function tasksOfRun(since) {
  const { cacheDir } = createRequire(import.meta.url)('@nx/devkit');
  const file = join(cacheDir, 'run.json');
  if (!existsSync(file)) return [];
  const { run, tasks } = JSON.parse(readFileSync(file, 'utf8'));
  return Date.parse(run.startTime) >= since ? tasks : [];
}

/** `npm test [-- nx options]`: everything that must be green, in one command on any machine. */
runScript(async () => {
  requireInstalled();
  const reports = join(root, 'dist/reports');
  // Only what this run makes, or Nx restores for it, may be counted.
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  say('Looking for a browser…');
  const chromium = await findChromium();
  say(`Browser: ${chromium}`);
  say('Looking for a PostgreSQL…');
  const postgres = await findPostgres();
  say(`PostgreSQL: ${postgres.from}`);

  let code;
  const since = Date.now();
  try {
    const args = [
      'run-many',
      '-t',
      ...TARGETS,
      '--parallel=2',
      '--outputStyle=static',
      ...process.argv.slice(2),
    ];
    say(`Running ${TARGETS.join(', ')} of every project…`);
    const env = {
      CHROMIUM_PATH: chromium,
      KARVON_TEST_DATABASE_URL: postgres.url,
      // A database that somebody works with is no place for test orders: the programs under test must not see it.
      DATABASE_URL: '',
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
    };
    ({ code } = await runTool(node, [nxCli, ...args], { env }));
  } finally {
    await postgres.release();
  }

  const tasks = tasksOfRun(since);
  const total = sumUp(readReports(reports), tasks);
  if (code !== 0 && total.failed === 0) {
    total.failed = 1;
    total.broken.push('nx itself; its output above says why');
  }
  for (const name of total.broken) say(`failed without a failing test: ${name}`);
  console.log(summaryLine(total));
  return total.failed === 0 && code === 0 ? 0 : 1;
});
