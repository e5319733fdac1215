import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres } from './find-postgres.mjs';
import { runScript, say } from './say.mjs';
import { promises } from './trust/promises.mjs';
import { node, root } from './workspace.mjs';

const jest = join(root, 'node_modules/jest/bin/jest.js');
const reportFolder = join(root, 'dist/reports');

/** The Jest configuration that runs a spec: [folder, file]. */
function configOf(spec) {
  if (spec.startsWith('apps/storefront-e2e/')) return undefined;
  const folder = spec.split('/').slice(0, 2).join('/');
  return spec.startsWith('apps/api/') && spec.endsWith('.e2e.spec.ts')
    ? `${folder}/jest.postgres.config.js`
    : `${folder}/jest.config.js`;
}

/** @returns each spec file's outcome: how many tests passed and failed, by its path below the workspace */
function outcomesOf(report) {
  return (report.testResults ?? []).map(({ name, assertionResults, status }) => {
    const count = (state) => assertionResults.filter((one) => one.status === state).length;
    return [
      relative(root, name),
      // A file that does not even load has no tests that fail.
      {
        passed: count('passed'),
        failed: count('failed') + (status === 'failed' && count('failed') === 0 ? 1 : 0),
      },
    ];
  });
}

function runJest(config, specs, env, folder) {
  const output = join(folder, 'report.json');
  rmSync(output, { force: true });
  const args = [jest, '--config', config, '--maxWorkers=1', '--json', `--outputFile=${output}`];
  spawnSync(node, [...args, '--runTestsByPath', ...specs], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return existsSync(output) ? outcomesOf(JSON.parse(readFileSync(output, 'utf8'))) : [];
}

/** `npm test` runs the stories, and its last report has their results; reports of older runs are ignored. */
function storiesOf(since) {
  if (!existsSync(reportFolder)) return [];
  const files = [];
  const walk = (suite) => {
    for (const spec of suite.specs ?? [])
      files.push([`apps/storefront-e2e/src/${suite.file}`, spec.ok]);
    (suite.suites ?? []).forEach(walk);
  };
  for (const name of readdirSync(reportFolder).filter((one) => one.startsWith('storefront-e2e'))) {
    const report = JSON.parse(readFileSync(join(reportFolder, name), 'utf8'));
    if (Date.parse(report.stats?.startTime ?? 0) < since) continue;
    (report.suites ?? []).forEach(walk);
  }
  const outcomes = new Map();
  for (const [file, ok] of files) {
    const outcome = outcomes.get(file) ?? { passed: 0, failed: 0 };
    outcome[ok ? 'passed' : 'failed'] += 1;
    outcomes.set(file, outcome);
  }
  return [...outcomes];
}

const DAY_MS = 86_400_000;

function judge({ specs, gap, when }, outcomes, nightly) {
  const ran = specs.map((spec) => outcomes.get(spec)).filter(Boolean);
  const failed = ran.reduce((sum, one) => sum + one.failed, 0);
  const passed = ran.reduce((sum, one) => sum + one.passed, 0);
  const missing = specs.filter((spec) => !outcomes.has(spec));
  const why = [
    ...(failed > 0 ? [`${failed} tests failed`] : []),
    ...(gap ? [gap] : []),
    ...(when === 'night' && !nightly ? ['held by the nightly run'] : []),
    ...(missing.length > 0 && (when !== 'night' || nightly)
      ? [`not run here: ${missing.map((spec) => spec.split('/').at(-1)).join(', ')}`]
      : []),
  ];
  return { held: why.length === 0, passed, why: why.join('; ') };
}

const cell = (text) => text.replaceAll('|', '\\|');

function tableOf(rows) {
  return [
    '| # | promise | figure promised | figure reached | tests | held |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ number, promise, figure, reached, verdict: { held, passed, why } }) =>
        `| ${number} | ${cell(promise)} | ${cell(figure)} | ${cell(reached)} | ${passed} | ${held ? 'held' : `**not held**: ${cell(why)}`} |`,
    ),
  ].join('\n');
}

function documentOf(rows, seconds, postgres) {
  const held = rows.filter(({ verdict }) => verdict.held).length;
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  return `# Promises

What reliability means here: 32 promises with figures, written by \`npm run trust\`. It runs the specs behind each row on PostgreSQL;
a row is held when they all pass and nothing of its figure is missing. Stories are told by \`npm test\`, whose last report counts for
a day. Which specs belong to a row, and what is missing: \`tools/scripts/trust/promises.mjs\`.

- ${new Date().toISOString().slice(0, 10)}, ${machine}, ${postgres}
- ${held} of ${rows.length} held, ${Math.round(seconds)} seconds

${tableOf(rows)}
`;
}

/** `npm run trust [-- --nightly]`: the promises of reliability as a table, in the terminal and in docs/trust.md. */
async function main() {
  const { nightly } = parseArgs({
    options: { nightly: { type: 'boolean', default: false } },
  }).values;
  const began = Date.now();
  const chosen = promises.filter(({ when }) => nightly || when !== 'night');
  const specs = [...new Set(chosen.flatMap((one) => one.specs))];
  const byConfig = Map.groupBy(specs.filter(configOf), configOf);
  const { url, from, release } = await findPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'karvon-trust-'));
  const outcomes = new Map(storiesOf(began - DAY_MS));
  try {
    const env = { KARVON_TEST_DATABASE_URL: url, ...(nightly && { NIGHTLY: '1' }) };
    for (const [config, files] of byConfig) {
      say(`${files.length} specs of ${config}`);
      for (const [file, outcome] of runJest(config, files, env, folder))
        outcomes.set(file, outcome);
    }
  } finally {
    await release();
    rmSync(folder, { recursive: true, force: true });
  }
  const rows = promises.map((one) => ({ ...one, verdict: judge(one, outcomes, nightly) }));
  const text = documentOf(rows, (Date.now() - began) / 1000, `PostgreSQL: ${from}`);
  writeFileSync(join(root, 'docs/trust.md'), text);
  console.log(tableOf(rows));
  const broken = rows.filter(({ verdict }) => /tests failed/.test(verdict.why));
  say(
    `${rows.filter(({ verdict }) => verdict.held).length} of ${rows.length} promises held: docs/trust.md`,
  );
  // Known gaps do not fail the command; failing specs do.
  return broken.length > 0 ? 1 : 0;
}

await runScript(main);
