import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { manyOffers, realOffers } from './many-offers';
import { startServers } from './servers';
import { table } from './table';

const presses = Number(process.env.BENCH_PRESSES || 120);
const port = Number(process.env.BENCH_PORT || 4920);
const slowdown = 4;
const day = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);

/** What is pressed, in turn; every control twice, so that a filter set is a filter dropped. */
interface Control {
  selector: string;
  index: number;
  /** Of a list. */
  option?: number;
}

/** Milliseconds until the frame that answers a press, and until all it led to is painted. */
interface Painted {
  first: number;
  whole: number;
}
type Press = (selector: string, index: number, option?: number) => Promise<Painted>;

async function measure(page: Page, controls: readonly Control[]): Promise<Painted[]> {
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

async function openSlow(browser: Browser, prepare: (page: Page) => Promise<void>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript({ path: join(import.meta.dirname, 'press.js') });
  await prepare(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** The yardstick as one page at every address. */
async function bareListPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '../bare-list/bare-list.tsx'),
        formats: ['es'],
      },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('The bare list was not built');
  const script = result.output[0].code.replaceAll('</script', '<\\/script');
  return `<!doctype html><meta charset="utf-8"><div id="root"></div><script type="module">${script}</script>`;
}

const scripts = join(import.meta.dirname, '../../scripts/find-chromium.mjs');
const { findChromium } = (await import(pathToFileURL(scripts).href)) as {
  findChromium: () => Promise<string>;
};
const bareList = await bareListPage();
const bareServer = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(bareList);
}).listen(port + 3, '127.0.0.1');
const servers = await startServers(port);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

function share(painted: readonly Painted[], which: keyof Painted, part: number): string {
  const times = painted.map((each) => each[which]).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * part))]!.toFixed(0);
}
const row = (name: string, times: readonly Painted[]) => [
  name,
  share(times, 'first', 0.5),
  share(times, 'first', 0.98),
  share(times, 'whole', 0.5),
  share(times, 'whole', 0.98),
];

/** Filters and orders of the results page: boxes and parts of the day of its sidebar, its list of orders. */
const controls: Control[] = [
  ...[0, 1, 2, 3, 4, 5].map((index) => ({ selector: 'aside input[type=checkbox]', index })),
  ...[0, 1, 2, 3].map((index) => ({ selector: 'aside button[aria-pressed]', index })),
  ...[1, 2, 3, 4, 5].map((option) => ({ selector: 'main select', index: 0, option })),
];
const bareControls: Control[] = [
  ...[0, 1, 2, 3].map((index) => ({ selector: 'input', index })),
  { selector: 'select', index: 0, option: 1 },
];

try {
  const real = await realOffers(`http://127.0.0.1:${port + 1}`, day);
  const rows: string[][] = [];
  for (const count of [200, 2_000]) {
    const bare = await openSlow(browser, async (page) => {
      await page.goto(`http://127.0.0.1:${port + 3}/?offers=${count}`);
      await page.locator('li').first().waitFor();
    });
    rows.push(row(`bare React list, 30 rows of ${count}`, await measure(bare, bareControls)));
    await bare.context().close();
    const body = JSON.stringify(manyOffers(real, count));
    const results = await openSlow(browser, async (page) => {
      await page.route(/\/v1\/air\/searches\/[^/]+\/offers/, (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
      await page.goto(`${servers.storefront}/ru/air-tickets?from=TAS&to=MOW&out=${day}`);
      await page.locator('article').first().waitFor();
      await page.locator('aside button[aria-pressed]').first().waitFor();
    });
    rows.push(row(`results page, ${count} offers`, await measure(results, controls)));
    await results.context().close();
  }
  console.log(table(['click to paint, ms', 'p50', 'p98', 'all p50', 'all p98'], rows));
  console.log(
    `\n${presses} presses of filters and orders each, CPU ${slowdown} × slower, 1440 px wide; "all": until the list and every count stand`,
  );
} finally {
  await browser.close();
  bareServer.close();
  await servers.stop();
}
