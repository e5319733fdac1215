import { cpus, totalmem } from 'node:os';
import type { Promised } from './promises.ts';
import type { Verdict } from './outcomes.ts';

/** A promise with what the last run said of it. */
export type Row = Promised & { verdict: Verdict };

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const day = (iso: string) => iso.slice(0, 16).replace('T', ' ');

/** The table of all promises, as Markdown. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    '| # | promise | figure promised | figure reached | tests | held | last run |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(({ number, promise, figure, reached, verdict }) => {
      const { held, passed, why, at, commit } = verdict;
      const state = held ? 'held' : `**not held**: ${cell(why)}`;
      const run = at ? [day(at), commit].filter(Boolean).join(', ') : '–';
      return `| ${number} | ${cell(promise)} | ${cell(figure)} | ${cell(reached)} | ${passed} | ${state} | ${run} |`;
    }),
  ].join('\n');

/**
 * The text of docs/trust.md.
 * @param rows promises with their verdicts
 * @param commit the commit of the tree
 */
export function documentOf(rows: readonly Row[], commit: string | null): string {
  const held = rows.filter(({ verdict }) => verdict.held).length;
  const processor = cpus()[0]?.model.trim() ?? 'processor';
  const machine = `${cpus().length} × ${processor}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  return `# Promises

What reliability means here: 32 promises with figures. \`npm run trust\` writes this page from the reports that \`npm test\` and
\`npm run test:nightly\` leave, and runs what belongs to promises alone (\`*.trust.spec.ts\`: full numbers, measured times, load) unless
its result is known. \`-- --read\` only reads; \`-- --again\` measures anew, for a quiet machine. A promise is held when all its specs have
passed and nothing of its figure is missing. A promise some of whose specs did not run keeps the result of an earlier run
(\`docs/trust.json\`), if it was judged by the same specs; the last column says of when and which commit (UTC). Which specs belong to a
promise, and what is missing: \`tools/scripts/src/trust/promises.ts\`.

**${held} of ${rows.length} held** at ${commit ?? 'no commit'}, ${new Date().toISOString().slice(0, 10)}, ${machine}.

${tableOf(rows)}
`;
}
