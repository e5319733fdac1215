import { loadavg } from 'node:os';
import { day } from './booking';
import { launchBrowser } from './browser';
import { serveVariant, variants } from './visit/page-variants';
import { startServers } from './servers';
import { table } from './table';
import { medianOf, visit, type Visit } from './visit/visit';

const rounds = Number(process.env.BENCH_ROUNDS || 5);
const port = Number(process.env.BENCH_PORT || 4920);

const addresses = process.env.BENCH_PAGES?.split(' ') ?? [
  ...['ru', 'uz'].flatMap((lang) => [
    `/${lang}`,
    `/${lang}/air-tickets?from=TAS&to=MOW&out=${day(21)}`,
    `/${lang}/myorder`,
    `/${lang}/company/about`,
  ]),
];

const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
const times = (ours: number, other: number) => `${(ours / other).toFixed(2)} ×`;
const row = (name: string, seen: Visit, plain: Visit) => [
  name,
  seen.fcp.toFixed(0),
  times(seen.fcp, plain.fcp),
  seen.lcp.toFixed(0),
  times(seen.lcp, plain.lcp),
  seen.cls.toFixed(3),
  seen.blocked.toFixed(0),
  kilo(seen.bytes),
  kilo(seen.scriptBytes),
];

const servers = await startServers(port);
const lighter = await Promise.all(
  Object.entries(variants).map(async ([name, lighten], index) => {
    const at = port + 3 + index;
    const server = await serveVariant(servers.storefront, at, lighten);
    return { name, server, origin: `http://127.0.0.1:${at}` };
  }),
);
const browser = await launchBrowser();

/** The medians of several addresses, opened in turns, so that other work of the machine slows all of them. */
async function inTurns(urls: readonly string[]): Promise<Visit[]> {
  // The first response of a server is slower than all later ones.
  for (const url of urls) await fetch(url).then((response) => response.text());
  const visits = urls.map((): Visit[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, url] of urls.entries()) visits[index]!.push(await visit(browser, url));
  return visits.map(medianOf);
}

const before = loadavg();
const rows: string[][] = [];
try {
  for (const address of addresses) {
    const origins = [servers.storefront, ...lighter.map(({ origin }) => origin)];
    const seen = await inTurns([...origins.map((origin) => origin + address), servers.bare]);
    const names = [address, ...lighter.map(({ name }) => `  ${name}`), '  bare React Router page'];
    const plain = seen[lighter.length]!;
    rows.push(...seen.map((each, index) => row(names[index]!, each, plain)));
  }
  console.log(
    table(
      ['page', 'FCP ms', 'of plain', 'LCP ms', 'of plain', 'CLS', 'blocked ms', 'kB', 'of it JS'],
      rows,
    ),
  );
  console.log(
    `\nMedians of ${rounds} visits by a new visitor, in turns: slow 4G, CPU 4 × slower, 360 px wide`,
  );
  const load = [before, loadavg()].map(([minute]) => minute!.toFixed(1));
  console.log(`Load of the machine at the beginning and at the end: ${load.join(', ')}`);
} finally {
  await browser.close();
  for (const { server } of lighter) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await servers.stop();
}
