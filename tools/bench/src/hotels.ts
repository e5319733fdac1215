import { biggestCity, searchColumns, timeSearches } from './hotel-searches';
import { startPressBench } from './press/press-bench';
import { pressColumns, pressLegend, type Control } from './press/press-pages';
import { table } from './table';

const goalMs = 50;
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Controls of the list of hotels: checkboxes of its sidebar, and its select of orders. */
const controls: Control[] = [
  ...[0, 1, 2, 3, 4, 5, 8, 9].map((index) => ({ selector: 'aside input[type=checkbox]', index })),
  ...[1, 2, 3, 4].map((option) => ({
    selector: 'main select:not(aside select)',
    index: 0,
    option,
  })),
];

const bench = await startPressBench(Number(process.env.BENCH_PORT || 4930));
try {
  const { api, storefront } = bench.servers;
  const city = await biggestCity(api.url);
  const { rows, filteredMedian } = await timeSearches(api, city);
  console.info(`${city.name}: ${city.hotelCount} hotels`);
  console.info(table(searchColumns, rows));
  const verdict = filteredMedian <= goalMs ? 'kept' : 'MISSED';
  console.info(`goal: every filter within ${goalMs} ms at the median: ${verdict}\n`);

  const painted = await bench.compare({
    name: `list of hotels, ${city.hotelCount}`,
    count: city.hotelCount,
    controls,
    open: async (page) => {
      const stay = `in=${day(21)}&out=${day(24)}&adults=2`;
      await page.goto(`${storefront}/ru/hotel?city=${city.code}&${stay}`);
      await page.locator('article').first().waitFor();
      await page.locator('aside input[type=checkbox]').nth(9).waitFor();
    },
  });
  console.info(table(pressColumns, painted));
  console.info(`\n${pressLegend}`);
} finally {
  await bench.stop();
}
