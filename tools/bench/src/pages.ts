import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { plainHtml, servePlain } from './plain-page';
import { startServers } from './servers';
import { table } from './table';
import { medianOf, visit, type Visit } from './visit';

const rounds = Number(process.env.BENCH_ROUNDS || 5);
const port = Number(process.env.BENCH_PORT || 4920);

/** A search that always finds something: three weeks from now. */
const day = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
const addresses = ['ru', 'uz'].flatMap((lang) => [
  `/${lang}`,
  `/${lang}/air-tickets?from=TAS&to=MOW&out=${day}`,
  `/${lang}/myorder`,
  `/${lang}/company/about`,
]);

async function measure(browser: Browser, url: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, url));
  return medianOf(visits);
}

async function measurePlain(browser: Browser, url: string): Promise<Visit> {
  const page = await (await fetch(url)).text();
  const server = await servePlain(plainHtml(page), port + 3);
  const result = await measure(browser, `http://127.0.0.1:${port + 3}/`);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return result;
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
const row = (name: string, { lcp, cls, blocked, bytes, scriptBytes }: Visit, plain?: Visit) => [
  name,
  lcp.toFixed(0),
  plain ? `${(lcp / plain.lcp).toFixed(2)} ×` : '',
  cls.toFixed(3),
  blocked.toFixed(0),
  kilo(bytes),
  kilo(scriptBytes),
];

const scripts = join(import.meta.dirname, '../../scripts/find-chromium.mjs');
const { findChromium } = (await import(pathToFileURL(scripts).href)) as {
  findChromium: () => Promise<string>;
};
const servers = await startServers(port);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  const rows = [row('bare React Router page', await measure(browser, servers.bare))];
  for (const address of addresses) {
    const url = servers.storefront + address;
    // The first answer of a server is slower than all the others.
    await visit(browser, url);
    const plain = await measurePlain(browser, url);
    rows.push(row(address, await measure(browser, url), plain));
    rows.push(row('  its text as plain HTML', plain));
  }
  console.log(table(['page', 'LCP ms', 'of plain', 'CLS', 'blocked ms', 'kB', 'of it JS'], rows));
  console.log(
    `\nMedians of ${rounds} visits by a new visitor: slow 4G, CPU 4 × slower, 360 px wide`,
  );
} finally {
  await browser.close();
  await servers.stop();
}
