import { join } from 'node:path';
import { loadavg } from 'node:os';
import type { Browser } from 'playwright';
import { day } from '../booking';
import { launchBrowser } from '../browser';
import { startHttp2 } from './http2';
import { startServers } from '../servers';
import { table } from '../table';
import { slowPage } from './slow-page';
import { pageScript } from './page-script';

const rounds = Number(process.env.BENCH_ROUNDS || 5);
const port = Number(process.env.BENCH_PORT || 4920);

const lists = [
  {
    name: 'flights',
    address: `/ru/air-tickets?from=TAS&to=MOW&out=${day(21)}`,
    offers: /\/v1\/air\/searches\/[^/]+\/offers/,
  },
  {
    name: 'hotels',
    address: `/ru/hotel?city=TAS&in=${day(21)}&out=${day(23)}`,
    offers: /\/v1\/hotel\/search/,
  },
];

interface Wait {
  /** Milliseconds until the offers have come, and until the first card is shown. */
  offers: number;
  card: number;
  /** Scripts requested until then, and bytes of all responses. */
  scripts: number;
  bytes: number;
}

async function wait(browser: Browser, url: string, offers: RegExp): Promise<Wait> {
  const { page, close } = await slowPage(browser);
  await page.addInitScript(pageScript(join(import.meta.dirname, 'watch-card.ts')));
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'karvonFirstCard' in window, undefined, { polling: 100 });
  const seen = await page.evaluate(seenUntilCard, offers.source);
  await close();
  return seen;
}

const seenUntilCard = (offers: string) => {
  const card = (window as never as { karvonFirstCard: number }).karvonFirstCard;
  const files = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < card) as PerformanceResourceTiming[];
  const response = files.find(({ name }) => new RegExp(offers).test(name));
  return {
    offers: response?.responseEnd ?? 0,
    card,
    scripts: files.filter(({ name }) => name.endsWith('.js')).length,
    bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
};

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const medianOf = (waits: readonly Wait[], part: keyof Wait) =>
  middle(waits.map((each) => each[part]));

const before = loadavg();
const servers = await startServers(port);
const browser = await launchBrowser();
const front = await startHttp2(servers.storefront, port + 3);
try {
  const rows: string[][] = [];
  const origins = [front?.origin, servers.storefront].filter((origin) => origin !== undefined);
  for (const { name, address, offers } of lists)
    for (const origin of origins) {
      await wait(browser, origin + address, offers);
      const waits: Wait[] = [];
      for (let round = 0; round < rounds; round += 1)
        waits.push(await wait(browser, origin + address, offers));
      rows.push([
        `${name}, ${origin === front?.origin ? 'HTTP/2' : 'HTTP/1.1'}`,
        medianOf(waits, 'offers').toFixed(0),
        medianOf(waits, 'card').toFixed(0),
        String(medianOf(waits, 'scripts')),
        (medianOf(waits, 'bytes') / 1000).toFixed(1),
      ]);
    }
  console.log(table(['list', 'offers ms', 'first card ms', 'scripts', 'kB'], rows));
  console.log(
    `\nMedians of ${rounds} visits by a new visitor: slow 4G, CPU 4 × slower, 360 px wide`,
  );
  const load = [before, loadavg()].map(([minute]) => minute!.toFixed(1));
  console.log(`Load of the machine at the beginning and at the end: ${load.join(', ')}`);
} finally {
  await browser.close();
  front?.stop();
  await servers.stop();
}
