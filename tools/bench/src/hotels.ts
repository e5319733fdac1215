import { createServer } from 'node:http';
import { biggestCity, searchColumns, timeSearches } from './hotel-searches';
import {
  bareListPage,
  launchBrowser,
  openSlow,
  pressColumns,
  pressInTurn,
  pressLegend,
  pressRow,
  slowdowns,
  type Control,
} from './press-pages';
import { startServers } from './servers';
import { table } from './table';

const port = Number(process.env.BENCH_PORT || 4930);
const goalMs = 50;
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Filters and orders of the list of hotels: boxes of its sidebar, its list of orders. */
const controls: Control[] = [
  ...[0, 1, 2, 3, 4, 5, 8, 9].map((index) => ({ selector: 'aside input[type=checkbox]', index })),
  ...[1, 2, 3, 4].map((option) => ({
    selector: 'main select:not(aside select)',
    index: 0,
    option,
  })),
];
const bareControls: Control[] = [
  ...[0, 1, 2, 3].map((index) => ({ selector: 'input', index })),
  { selector: 'select', index: 0, option: 1 },
];

const bareList = await bareListPage();
const bareServer = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(bareList);
}).listen(port + 3, '127.0.0.1');
const servers = await startServers(port);
const browser = await launchBrowser();

try {
  const city = await biggestCity(servers.api.url);
  const { rows, filteredMedian } = await timeSearches(servers.api, city);
  console.info(`${city.name}: ${city.hotelCount} hotels`);
  console.info(table(searchColumns, rows));
  const verdict = filteredMedian <= goalMs ? 'kept' : 'MISSED';
  console.info(`goal: every filter within ${goalMs} ms at the median: ${verdict}\n`);

  const painted: string[][] = [];
  for (const slowdown of slowdowns) {
    const bare = await openSlow(browser, slowdown, async (page) => {
      await page.goto(`http://127.0.0.1:${port + 3}/?offers=${city.hotelCount}`);
      await page.locator('li').first().waitFor();
    });
    const plain = await pressInTurn(bare, bareControls);
    const bareName = `${slowdown} ×: bare React list, 30 rows of ${city.hotelCount}`;
    painted.push(pressRow(bareName, plain));
    await bare.context().close();
    const list = await openSlow(browser, slowdown, async (page) => {
      const stay = `in=${day(21)}&out=${day(24)}&adults=2`;
      await page.goto(`${servers.storefront}/ru/hotel?city=${city.code}&${stay}`);
      await page.locator('article').first().waitFor();
      await page.locator('aside input[type=checkbox]').nth(9).waitFor();
    });
    const hotels = await pressInTurn(list, controls);
    painted.push(pressRow(`${slowdown} ×: list of hotels, ${city.hotelCount}`, hotels));
    await list.context().close();
  }
  console.info(table(pressColumns, painted));
  console.info(`\n${pressLegend}`);
} finally {
  await browser.close();
  bareServer.close();
  await servers.stop();
}
