import { join } from 'node:path';
import type { Browser } from 'playwright';
import { slowPage } from './slow-page';
import { pageScript } from './page-script';

/** One visit to one page, as the browser saw it. Times in milliseconds. */
export interface Visit {
  /** The first and the largest contentful paint. */
  fcp: number;
  lcp: number;
  cls: number;
  /** The time of tasks beyond 50 ms each, in which the page did not react. */
  blocked: number;
  /** Bytes over the network, and the bytes of scripts among them. */
  bytes: number;
  scriptBytes: number;
}

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  blocked: number;
}

/** How long late tasks and layout shifts are waited for after the last request. */
const settleMs = 1_000;

/** Opens an address as a new visitor with a slow phone does. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, devtools, close } = await slowPage(browser);
  const scripts = new Set<string>();
  const total = { bytes: 0, scriptBytes: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total.bytes += encodedDataLength;
    if (scripts.has(requestId)) total.scriptBytes += encodedDataLength;
  });
  await page.addInitScript(pageScript(join(import.meta.dirname, 'watch-page.ts')));
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForTimeout(settleMs);
  const seen = await page.evaluate(() => (window as never as { karvonBench: Seen }).karvonBench);
  await close();
  return { ...seen, ...total };
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The medians of several visits. */
export function medianOf(visits: readonly Visit[]): Visit {
  const of = (part: keyof Visit) => middle(visits.map((each) => each[part]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    blocked: of('blocked'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
  };
}
