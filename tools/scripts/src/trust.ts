import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shortCommitOf } from './commit.cjs';
import { findPostgres } from './find-postgres.mjs';
import { installServers } from './install-servers.mjs';
import { runTool } from './run-tool.mjs';
import { runScript, say } from './say.mjs';
import { scratchFolder } from './scratch.mjs';
import { documentOf, tableOf } from './trust/document.mjs';
import { chooseRow, keep, readKept } from './trust/kept.mjs';
import { judge, readFigures, readReports } from './trust/outcomes.mjs';
import { promises } from './trust/promises.mjs';
import { node, nxCli, requireInstalled, root } from './workspace.mjs';

const dist = join(root, 'dist');
const keptFile = join(root, 'docs/trust.json');

/** Runs the specs that only promises need; Nx restores the result of a run whose inputs have not changed. */
async function runTrustSpecs(again) {
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
const inFigures = ({ number, reached }, figures) =>
  [reached, ...(figures.get(number) ?? []).map(({ text }) => text)].filter(Boolean).join('; ');

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
  const reports = readReports(dist);
  const figures = readFigures(dist);
  for (const { name, figure } of reports)
    if (name === 'mutation') figures.set(26, [{ text: figure }]);
  const kept = readKept(keptFile);
  const rows = promises.map((one) =>
    chooseRow(
      { ...one, reached: inFigures(one, figures), verdict: judge(one, reports) },
      kept.get(one.number),
    ),
  );
  keep(keptFile, rows);
  writeFileSync(join(root, 'docs/trust.md'), documentOf(rows, shortCommitOf()));
  console.log(tableOf(rows));
  const held = rows.filter(({ verdict }) => verdict.held).length;
  say(`${held} of ${rows.length} promises held: docs/trust.md`);
  // A missing result does not fail the command; failed specs do.
  return rows.some(({ verdict }) => /\d failed/.test(verdict.why)) ? 1 : 0;
});
