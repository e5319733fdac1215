import type { Locator, Page } from 'playwright';
import type { SlowPage } from '../visit/slow-page';

/** One click of a purchase, and what the visitor waits for. */
export interface Step {
  name: string;
  /** What the visitor does before the click without waiting, such as filling in a form. */
  prepare?: (page: Page) => Promise<void>;
  click: (page: Page) => Promise<unknown>;
  /** Visible once the visitor can go on. */
  content: (page: Page) => Locator;
}

export interface Wait {
  /** Milliseconds from the click to the content. */
  ms: number;
  /** Requests that ended in this time, and their bytes over the network. */
  files: number;
  bytes: number;
  /** Of the page with the content. */
  address: string;
}

/** A visitor reads a page before the next click; the page loads ahead meanwhile. */
const readingMs = 3_000;

/** Goes through the steps and measures each. */
export async function measureSteps(
  { page, devtools }: SlowPage,
  steps: readonly Step[],
): Promise<Wait[]> {
  let counted = { files: 0, bytes: 0 };
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    counted.files += 1;
    counted.bytes += encodedDataLength;
  });
  const waits: Wait[] = [];
  for (const { prepare, click, content } of steps) {
    await prepare?.(page);
    counted = { files: 0, bytes: 0 };
    const before = performance.now();
    const clicked = click(page);
    await content(page).first().waitFor({ timeout: 60_000 });
    waits.push({ ms: performance.now() - before, ...counted, address: page.url() });
    await clicked;
    await page.waitForTimeout(readingMs);
  }
  return waits;
}
