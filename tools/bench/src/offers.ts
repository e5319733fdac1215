import { createServer } from 'node:http';
import { manyOffers, realOffers } from './many-offers';
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

const port = Number(process.env.BENCH_PORT || 4920);
const day = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);

const bareList = await bareListPage();
const bareServer = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(bareList);
}).listen(port + 3, '127.0.0.1');
const servers = await startServers(port);
const browser = await launchBrowser();

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
    const body = JSON.stringify(manyOffers(real, count));
    for (const slowdown of slowdowns) {
      const bare = await openSlow(browser, slowdown, async (page) => {
        await page.goto(`http://127.0.0.1:${port + 3}/?offers=${count}`);
        await page.locator('li').first().waitFor();
      });
      const plain = await pressInTurn(bare, bareControls);
      rows.push(pressRow(`${slowdown} ×: bare React list, 30 rows of ${count}`, plain));
      await bare.context().close();
      const results = await openSlow(browser, slowdown, async (page) => {
        await page.route(/\/v1\/air\/searches\/[^/]+\/offers/, (route) =>
          route.fulfill({ contentType: 'application/json', body }),
        );
        await page.goto(`${servers.storefront}/ru/air-tickets?from=TAS&to=MOW&out=${day}`);
        await page.locator('article').first().waitFor();
        await page.locator('aside button[aria-pressed]').first().waitFor();
      });
      const offers = await pressInTurn(results, controls);
      rows.push(pressRow(`${slowdown} ×: results page, ${count} offers`, offers));
      await results.context().close();
    }
  }
  console.log(table(pressColumns, rows));
  console.log(`\n${pressLegend}`);
} finally {
  await browser.close();
  bareServer.close();
  await servers.stop();
}
