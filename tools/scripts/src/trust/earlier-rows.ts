import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * @typedef {object} Row what is known of a promise
 * @property {number} number
 * @property {string[]} specs what it was judged by
 * @property {string} reached
 * @property {ReturnType<typeof import('./outcomes.mjs').judge>} verdict
 */

/** Rows of earlier runs. */
export const readKept = (file) =>
  new Map(
    (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []).map((row) => [
      row.number,
      row,
    ]),
  );

/** Stores the rows for later runs, each on a line, so that a diff shows which ones were measured anew. */
export const keep = (file, rows) =>
  writeFileSync(
    file,
    `[\n${rows
      .map(({ number, specs, reached, verdict }) =>
        JSON.stringify({ number, specs, reached, verdict }),
      )
      .join(',\n')}\n]\n`,
  );

/**
 * The row of this run, or the earlier one if this run lacks results of some of its specs. A failure of this run is never hidden
 * by an earlier result, and an earlier row is void once a spec was added.
 * @param {Row} now
 * @param {Row | undefined} earlier
 */
export function chooseRow(now, earlier) {
  if (!earlier?.verdict.held || now.verdict.missing.length === 0) return now;
  if (now.verdict.failed > 0 || now.gap) return now;
  if (now.specs.some((spec) => !earlier.specs.includes(spec))) return now;
  return { ...now, reached: earlier.reached, verdict: earlier.verdict };
}
