import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { pageScript } from '../visit/page-script';

export const presses = Number(process.env.BENCH_PRESSES || 120);
/** The factor by which the processor is slowed down: a desktop, a cheap phone. */
export const slowdowns = [1, 4];

/** The controls to click, in turn; each twice, so that a filter is removed again. */
export interface Control {
  selector: string;
  index: number;
  /** For a select: the number of the option to pick. */
  option?: number;
}

/** Milliseconds from a click until the next frame, until the list has changed, and until everything is painted. */
export interface Painted {
  first: number;
  /** Null when the click did not change the visible list. */
  list: number | null;
  whole: number;
}
type Press = (selector: string, index: number, option?: number) => Promise<Painted>;

/** Clicks the controls of an open page in turn. */
export async function pressInTurn(page: Page, controls: readonly Control[]): Promise<Painted[]> {
  const times: Painted[] = [];
  for (let press = 0; press < presses; press += 1) {
    const control = controls[Math.floor(press / 2) % controls.length]!;
    const again = press % 2 === 1 && control.option !== undefined;
    times.push(
      await page.evaluate(
        ({ selector, index, option }) =>
          (window as never as { karvonPress: Press }).karvonPress(selector, index, option),
        again ? { ...control, option: 0 } : control,
      ),
    );
  }
  return times;
}

/** Opens the page as a new visitor; the processor is slowed down after the page has loaded. */
export async function openSlow(
  browser: Browser,
  slowdown: number,
  prepare: (page: Page) => Promise<void>,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(pageScript(join(import.meta.dirname, 'press.ts')));
  await prepare(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** The bare list as one page at every address. */
export async function bareListPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '../../bare-list/bare-list.tsx'),
        formats: ['es'],
      },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('The bare list was not built');
  const script = result.output[0].code.replaceAll('</script', '<\\/script');
  return `<!doctype html><meta charset="utf-8"><div id="root"></div><script type="module">${script}</script>`;
}

function share(painted: readonly Painted[], which: keyof Painted, part: number): string {
  const times = painted
    .map((each) => each[which])
    .filter((time) => time !== null)
    .sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * part))]!.toFixed(0);
}

export const pressColumns = [
  'click to paint, ms',
  'p50',
  'p98',
  'list p50',
  'list p98',
  'all p50',
  'all p98',
];
export const pressRow = (name: string, times: readonly Painted[]) => [
  name,
  share(times, 'first', 0.5),
  share(times, 'first', 0.98),
  share(times, 'list', 0.5),
  share(times, 'list', 0.98),
  share(times, 'whole', 0.5),
  share(times, 'whole', 0.98),
];
/** Explains the columns of the table. */
export const pressLegend = `${presses} presses of filters and orders each on a page 1440 px wide; "1 ×", "4 ×": the processor that much slower;
"list": until the first cards follow; "all": until the list and every count stand`;
