import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename, join } from 'node:path';

const folder = join(__dirname, '../../../../dist/figures');

/** A load average below this before a measurement means that no other work disturbed it. */
const quietLoad = 1;
const loadBefore = loadavg()[0]!;

/**
 * Stores a measured figure for the row of its promise in docs/trust.md.
 * @param text the result, such as '1,000 at once: 1 order, 1 hold, 3.2 s'
 */
export function noteFigure(promise: number, text: string): void {
  mkdirSync(folder, { recursive: true });
  const { testPath = '', currentTestName = '' } = expect.getState();
  const name = `${basename(testPath, '.trust.spec.ts')} ${currentTestName}`.replace(/\W+/g, '-');
  const busy = loadBefore > quietLoad ? ` (machine busy before: ${loadBefore.toFixed(1)})` : '';
  const figure = { promise, text: `${text}${busy}` };
  writeFileSync(join(folder, `${name.slice(0, 100)}-${promise}.json`), JSON.stringify(figure));
}

/** The value below which this share of the values lies; 0.95 for the 95th percentile. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** '1,234' */
export const inThousands = (count: number): string => count.toLocaleString('en');

/** '3.2 s' */
export const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
