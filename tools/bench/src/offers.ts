import { manyOffers, realOffers } from './many-offers';
import { startPressBench } from './press/press-bench';
import { pressColumns, pressLegend, type Control } from './press/press-pages';
import { table } from './table';

const day = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);

/** Controls of the results page: checkboxes and parts of the day of its sidebar, and its select of orders. */
const controls: Control[] = [
  ...[0, 1, 2, 3, 4, 5].map((index) => ({ selector: 'aside input[type=checkbox]', index })),
  ...[0, 1, 2, 3].map((index) => ({ selector: 'aside button[aria-pressed]', index })),
  ...[1, 2, 3, 4, 5].map((option) => ({ selector: 'main select', index: 0, option })),
];

const bench = await startPressBench(Number(process.env.BENCH_PORT || 4920));
try {
  const { api, storefront } = bench.servers;
  const real = await realOffers(api.url, day);
  const rows: string[][] = [];
  for (const count of [200, 2_000]) {
    const body = JSON.stringify(manyOffers(real, count));
    const painted = await bench.compare({
      name: `results page, ${count} offers`,
      count,
      controls,
      open: async (page) => {
        await page.route(/\/v1\/air\/searches\/[^/]+\/offers/, (route) =>
          route.fulfill({ contentType: 'application/json', body }),
        );
        await page.goto(`${storefront}/ru/air-tickets?from=TAS&to=MOW&out=${day}`);
        await page.locator('article').first().waitFor();
        await page.locator('aside button[aria-pressed]').first().waitFor();
      },
    });
    rows.push(...painted);
  }
  console.info(table(pressColumns, rows));
  console.info(`\n${pressLegend}`);
} finally {
  await bench.stop();
}
