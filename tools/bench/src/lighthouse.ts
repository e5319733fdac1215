import { loadavg } from 'node:os';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { day } from './booking';
import { launchBrowser } from './browser';
import { hotelPath } from './personal-pages';
import { startServers } from './servers';
import { table } from './table';

/**
 * Lighthouse's scores of every public page, as a phone and as a desktop, with its simulated throttling. The score of a page in a
 * category is the median of its rounds; the audits that cost points in the last round are listed below the table.
 */
const rounds = Number(process.env.BENCH_ROUNDS || 3);
const port = Number(process.env.BENCH_PORT || 4940);
const debuggingPort = port + 9;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

interface Page {
  name: string;
  path: string;
  /** Searches and their results are kept out of search engines on purpose. */
  hidden?: boolean;
}

const devices = { phone: undefined, desktop: desktopConfig };

const servers = await startServers(port);
const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`);

async function publicPages(): Promise<Page[]> {
  const stay = `in=${day(20)}&out=${day(23)}&adults=2`;
  const hotel = await hotelPath(servers.api);
  const all: Page[] = [
    { name: 'home', path: '/ru' },
    { name: 'flights, form', path: '/uz/air-tickets' },
    {
      name: 'flights, results',
      path: `/uz/air-tickets?from=TAS&to=MOW&out=${day(21)}`,
      hidden: true,
    },
    { name: 'hotels, form', path: '/uz/hotel' },
    { name: 'a hotel', path: hotel.split('?')[0]! },
    { name: 'a hotel, rooms', path: `${hotel.split('?')[0]!}?${stay}`, hidden: true },
    { name: 'news', path: '/ru/news' },
    { name: 'company', path: '/uz/company/about' },
    { name: 'my order', path: '/ru/myorder' },
  ];
  const wanted = process.env.BENCH_PAGES?.split(';');
  return wanted ? all.filter(({ name }) => wanted.includes(name)) : all;
}

async function audit({ path, hidden }: Page, device: keyof typeof devices): Promise<Result> {
  const flags = {
    port: debuggingPort,
    logLevel: 'error' as const,
    onlyCategories: [...categories],
    ...(hidden && { skipAudits: ['is-crawlable'] }),
  };
  const result = await lighthouse(servers.storefront + path, flags, devices[device]);
  if (!result || result.lhr.runtimeError)
    throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  return result.lhr;
}

const middle = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

const scoreOf = (results: readonly Result[], category: Category): number =>
  Math.round(100 * middle(results.map((one) => one.categories[category]!.score ?? 0)));

/** The audits of a result that cost points. */
const costly = (result: Result): string[] =>
  categories.flatMap((category) =>
    result.categories[category]!.auditRefs.flatMap(({ id, weight }) => {
      const { score, displayValue } = result.audits[id]!;
      const costs = weight > 0 && score !== null && score < 0.995;
      return costs ? `${id}${displayValue ? ` ${displayValue}` : ''}` : [];
    }),
  );

const before = loadavg();
try {
  const rows: string[][] = [];
  const notes: string[] = [];
  for (const page of await publicPages())
    for (const device of ['phone', 'desktop'] as const) {
      // The first response of a server is slower than all later ones.
      await fetch(servers.storefront + page.path).then((response) => response.text());
      const results: Result[] = [];
      for (let round = 0; round < rounds; round += 1) results.push(await audit(page, device));
      const name = `${page.name}, ${device}`;
      rows.push([name, ...categories.map((category) => String(scoreOf(results, category)))]);
      const lost = costly(results.at(-1)!);
      if (lost.length > 0) notes.push(`${name}: ${lost.join('; ')}`);
    }
  console.log(table(['page', ...categories], rows));
  if (notes.length > 0) console.log(`\nWhat costs points:\n${notes.join('\n')}`);
  const load = [before, loadavg()].map(([minute]) => minute!.toFixed(1));
  console.log(
    `\nMedians of ${rounds}, simulated throttling. Load of the machine: ${load.join(', ')}`,
  );
} finally {
  await browser.close();
  await servers.stop();
}
