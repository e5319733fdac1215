import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shortCommitOf } from './run/commit.ts';
import { findPostgres } from './machine/find-postgres.ts';
import { installServers } from './machine/install-servers.ts';
import { runTool } from './run/run-tool.ts';
import { runScript, say } from './run/say.ts';
import { scratchFolder } from './machine/scratch.ts';
import { documentOf, tableOf } from './trust/document.ts';
import { chooseRow, readRows, storeRows } from './trust/earlier-rows.ts';
import { judge, readFigures, readRuns } from './trust/outcomes.ts';
import { promises, type Promised } from './trust/promises.ts';
import { node, nxCli, requireInstalled, root } from './run/workspace.ts';

const dist = join(root, 'dist');
const rowsFile = join(root, 'docs/trust.json');

/** Runs the specs that only promises need; Nx restores the result of a run whose inputs have not changed. */
async function runTrustSpecs(again: boolean): Promise<void> {
  await installServers();
  const postgres = await findPostgres();
  const scratch = mkdtempSync(join(scratchFolder(), 'karvon-trust-'));
  try {
    const args = ['run', 'api:test-trust', '--outputStyle=static'];
    const env = { KARVON_TEST_DATABASE_URL: postgres.url, DATABASE_URL: '', TMPDIR: scratch };
    await runTool(node, [nxCli, ...args, ...(again ? ['--skip-nx-cache'] : [])], { env });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    await postgres.release();
  }
}

/** What was reached, with the measured figures. */
const inFigures = ({ number, reached }: Promised, figures: ReadonlyMap<number, string[]>): string =>
  [reached, ...(figures.get(number) ?? [])].filter(Boolean).join('; ');

/** `npm run trust [-- --read | --again]`: the promises of reliability as a table, in the terminal and in docs/trust.md. */
runScript(async () => {
  requireInstalled();
  const { read, again } = parseArgs({
    options: {
      read: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
    },
  }).values;
  if (!read) await runTrustSpecs(again);
  const runs = readRuns(dist);
  const figures = readFigures(dist);
  for (const { figure } of runs) if (figure) figures.set(26, [figure]);
  const earlier = readRows(rowsFile);
  const rows = promises.map((one) =>
    chooseRow(
      { ...one, reached: inFigures(one, figures), verdict: judge(one, runs) },
      earlier.get(one.number),
    ),
  );
  storeRows(rowsFile, rows);
  writeFileSync(join(root, 'docs/trust.md'), documentOf(rows, shortCommitOf()));
  console.log(tableOf(rows));
  const held = rows.filter(({ verdict }) => verdict.held).length;
  say(`${held} of ${rows.length} promises held: docs/trust.md`);
  // A missing result does not fail the command; failed specs do.
  return rows.some(({ verdict }) => /\d failed/.test(verdict.why)) ? 1 : 0;
});
