import { cpus, totalmem } from 'node:os';

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const day = (iso) => iso.slice(0, 16).replace('T', ' ');

/** The table of all promises, as Markdown. */
export const tableOf = (rows) =>
  [
    '| # | promise | figure promised | figure reached | tests | held |',
    '|---|---|---|---|---|---|',
    ...rows.map(({ number, promise, figure, reached, verdict: { held, passed, why } }) => {
      const state = held ? 'held' : `**not held**: ${cell(why)}`;
      return `| ${number} | ${cell(promise)} | ${cell(figure)} | ${cell(reached)} | ${passed} | ${state} |`;
    }),
  ].join('\n');

/** Which run each result is from: runs of one minute and commit in one line. */
function runsOf(reports) {
  const runs = Map.groupBy(reports, ({ at, commit }) => `${day(at)}, ${commit ?? 'no commit'}`);
  return [...runs]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([run, all]) => `- ${run}: ${all.map(({ name }) => name).join(', ')}`)
    .join('\n');
}

/**
 * The text of docs/trust.md.
 * @param rows promises with their verdicts
 * @param reports the runs they are from
 * @param commit the commit of the tree
 */
export function documentOf(rows, reports, commit) {
  const held = rows.filter(({ verdict }) => verdict.held).length;
  const processor = cpus()[0]?.model.trim() ?? 'processor';
  const machine = `${cpus().length} × ${processor}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  return `# Promises

What reliability means here: 32 promises with figures. \`npm run trust\` writes this page from the reports that \`npm test\` and
\`npm run test:nightly\` leave, and runs what belongs to promises alone (\`*.trust.spec.ts\`: full numbers, measured times, load) unless
its result is known. \`-- --read\` only reads; \`-- --again\` measures anew, for a quiet machine. A promise is held when all its specs have
passed and nothing of its figure is missing. Which specs belong to a promise, and what is missing: \`tools/scripts/trust/promises.mjs\`.

**${held} of ${rows.length} held** at ${commit ?? 'no commit'}, ${new Date().toISOString().slice(0, 10)}, ${machine}.

${tableOf(rows)}

Runs that these results are from (UTC):

${runsOf(reports)}
`;
}
