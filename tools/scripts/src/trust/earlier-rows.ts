import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Verdict } from './outcomes.ts';

/** What is known of a promise, and by which specs it was judged. */
export interface Judged {
  number: number;
  specs: string[];
  reached: string;
  verdict: Verdict;
}

/** Rows of earlier runs, by the numbers of their promises. */
export function readRows(file: string): Map<number, Judged> {
  const rows: Judged[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return new Map(rows.map((row) => [row.number, row]));
}

/** Stores the rows for later runs, each on a line, so that a diff shows which ones were measured anew. */
export const storeRows = (file: string, rows: readonly Judged[]): void =>
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
 */
export function chooseRow<Row extends Judged & { gap?: string }>(now: Row, earlier?: Judged): Row {
  if (!earlier?.verdict.held || now.verdict.missing.length === 0) return now;
  if (now.verdict.failed > 0 || now.gap) return now;
  if (now.specs.some((spec) => !earlier.specs.includes(spec))) return now;
  return { ...now, reached: earlier.reached, verdict: earlier.verdict };
}
