import { createServer } from 'node:http';
import type { Page } from 'playwright';
import {
  bareListPage,
  openSlow,
  pressInTurn,
  pressRow,
  slowdowns,
  type Control,
} from './press-pages';
import { launchBrowser } from '../browser';
import { startServers } from '../servers';

/** Checkboxes and orders of the bare list. */
const bareControls: Control[] = [
  ...[0, 1, 2, 3].map((index) => ({ selector: 'input', index })),
  { selector: 'select', index: 0, option: 1 },
];

export interface PressedPage {
  /** The name of our page's row. */
  name: string;
  /** How many rows the list has. */
  count: number;
  controls: readonly Control[];
  /** Opens our page and waits for its list and its controls. */
  open: (page: Page) => Promise<void>;
}

/** Compares the storefront with a bare React list, in one browser. It takes four ports from `port`. */
export async function startPressBench(port: number) {
  const bareList = await bareListPage();
  const bareServer = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(bareList);
  }).listen(port + 3, '127.0.0.1');
  const servers = await startServers(port);
  const browser = await launchBrowser();

  async function press(slowdown: number, open: PressedPage['open'], controls: readonly Control[]) {
    const page = await openSlow(browser, slowdown, open);
    const times = await pressInTurn(page, controls);
    await page.context().close();
    return times;
  }

  return {
    servers,
    /** Rows of the table: the bare list and our page, on each processor. */
    async compare({ name, count, controls, open }: PressedPage): Promise<string[][]> {
      const rows: string[][] = [];
      for (const slowdown of slowdowns) {
        const openBare = async (page: Page) => {
          await page.goto(`http://127.0.0.1:${port + 3}/?offers=${count}`);
          await page.locator('li').first().waitFor();
        };
        const bareName = `${slowdown} ×: bare React list, 30 rows of ${count}`;
        rows.push(pressRow(bareName, await press(slowdown, openBare, bareControls)));
        rows.push(pressRow(`${slowdown} ×: ${name}`, await press(slowdown, open, controls)));
      }
      return rows;
    },
    async stop(): Promise<void> {
      await browser.close();
      bareServer.close();
      await servers.stop();
    },
  };
}
