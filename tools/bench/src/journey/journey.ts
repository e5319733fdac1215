import { loadavg } from 'node:os';
import type { Cookie } from 'playwright';
import { launchBrowser } from '../browser';
import { startServers } from '../servers';
import { table } from '../table';
import { startHttp2 } from '../visit/http2';
import { serveVariant, variants } from '../visit/page-variants';
import { slowPage } from '../visit/slow-page';
import { measureSteps, type Wait } from './measure-step';
import { purchases } from './purchases';

/**
 * A whole purchase by a visitor with a slow phone on a slow network: how long each click waits for its content. Beside it the
 * text of the same page as plain HTML, opened by its address in the same browser.
 */
const rounds = Number(process.env.BENCH_ROUNDS || 3);
const port = Number(process.env.BENCH_PORT || 4940);

const servers = await startServers(port);
const front = await startHttp2(servers.storefront, port + 3);
const origin = front?.origin ?? servers.storefront;
const plain = await serveVariant(servers.storefront, port + 4, variants['its text as plain HTML']);
const plainFront = await startHttp2(`http://127.0.0.1:${port + 4}`, port + 5);
const plainOrigin = plainFront?.origin ?? `http://127.0.0.1:${port + 4}`;
const browser = await launchBrowser();
const before = loadavg();

interface Measured extends Wait {
  name: string;
  plainMs: number;
}

/** How long the text of a page takes as plain HTML, in milliseconds. */
async function openPlain(address: string, cookies: readonly Cookie[]): Promise<number> {
  const { page, close } = await slowPage(browser);
  // The variant is served under another port, and cookies have none.
  await page.context().addCookies([...cookies]);
  const from = performance.now();
  await page.goto(address.replace(origin, plainOrigin), { waitUntil: 'domcontentloaded' });
  const ms = performance.now() - from;
  await close();
  return ms;
}

/** One purchase by a new visitor; then each of its pages as plain HTML. */
async function buy(purchase: (typeof purchases)[keyof typeof purchases]): Promise<Measured[]> {
  const steps = purchase(origin);
  const slow = await slowPage(browser);
  const waits = await measureSteps(slow, steps);
  const cookies = await slow.page.context().cookies();
  await slow.close();
  const measured: Measured[] = [];
  for (const [index, wait] of waits.entries())
    measured.push({
      ...wait,
      name: steps[index]!.name,
      plainMs: await openPlain(wait.address, cookies),
    });
  return measured;
}

const middle = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const seconds = (ms: number) => (ms / 1000).toFixed(2);
const kilo = (bytes: number) => (bytes / 1000).toFixed(1);

try {
  for (const [name, purchase] of Object.entries(purchases)) {
    const bought: Measured[][] = [];
    // The first one warms the servers and is not counted.
    await buy(purchase);
    for (let round = 0; round < rounds; round += 1) bought.push(await buy(purchase));
    const rows = bought[0]!.map(({ name: step }, index) => {
      const of = (part: 'ms' | 'plainMs' | 'files' | 'bytes') =>
        middle(bought.map((waits) => waits[index]![part]));
      return { step, ms: of('ms'), plainMs: of('plainMs'), files: of('files'), bytes: of('bytes') };
    });
    const sum = (part: 'ms' | 'plainMs' | 'files' | 'bytes') =>
      rows.reduce((whole, row) => whole + row[part], 0);
    console.log(`\n${name}`);
    console.log(
      table(
        ['wait for', 's', 'plain HTML, s', 'files', 'kB'],
        [
          ...rows,
          {
            step: 'all',
            ms: sum('ms'),
            plainMs: sum('plainMs'),
            files: sum('files'),
            bytes: sum('bytes'),
          },
        ].map(({ step, ms, plainMs, files, bytes }) => [
          step,
          seconds(ms),
          seconds(plainMs),
          String(files),
          kilo(bytes),
        ]),
      ),
    );
  }
  const load = [before, loadavg()].map(([minute]) => minute!.toFixed(1)).join(', ');
  console.log(
    `\nMedians of ${rounds} purchases: slow 4G, CPU 4 × slower, 360 px, ${front ? 'HTTP/2' : 'HTTP/1.1'}`,
  );
  console.log(`Load of the machine at the beginning and at the end: ${load}`);
} finally {
  await browser.close();
  front?.stop();
  plainFront?.stop();
  plain.closeAllConnections();
  plain.close();
  await servers.stop();
}
