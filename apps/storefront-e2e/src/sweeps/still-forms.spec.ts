import type { Page } from '@playwright/test';
import { untilAwake } from '../asleep';
import { openPassengers } from '../checkout-steps';
import { expect, test, type Edition } from '../fixtures';
import { openGuests } from '../hotel-steps';
import { wordsOf } from '../words';

/** High enough for the whole form: a browser reports shifts only in view. */
const tall = 6_000;
/** A phone's network: the HTML arrives in pieces, scripts after it, fonts last. */
const network = {
  offline: false,
  latency: 40,
  downloadThroughput: 60_000,
  uploadThroughput: 60_000,
};

/** Runs in the page before its scripts: records which parts of the form move up or down, and how far. */
function noteMoves(): void {
  const moves: string[] = [];
  Object.assign(window, { moves });
  interface Moved {
    node: Node | null;
    previousRect: DOMRect;
    currentRect: DOMRect;
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { sources: Moved[] })[])
      for (const { node, previousRect: before, currentRect: after } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (!element?.closest('main form')) continue;
        // Late fonts make words some pixels wider or narrower, so that a link in a sentence may change its line; boxes must not
        // move.
        if (getComputedStyle(element).display === 'inline') continue;
        const down = Math.round(after.y - before.y);
        if (down !== 0) moves.push(`${element.textContent!.slice(0, 40)}: ${down}`);
      }
  }).observe({ type: 'layout-shift', buffered: true });
}

const forms: Record<string, (page: Page, edition: Edition) => Promise<void>> = {
  passengers: (page, edition) =>
    openPassengers(page, edition, wordsOf(edition), 'from=TAS&to=MOW&adult=2'),
  guests: (page, edition) => openGuests(page, edition, wordsOf(edition)),
};

for (const [form, open] of Object.entries(forms)) {
  test(`The form of ${form} does not move from its first frame on`, async ({ page, edition }) => {
    await open(page, edition);
    await page.setViewportSize({ ...page.viewportSize()!, height: tall });
    await page.addInitScript(noteMoves);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    await browser.send('Network.emulateNetworkConditions', network);
    await page.reload({ waitUntil: 'load' });
    await untilAwake(page);
    await page.waitForLoadState('networkidle');
    const moves = await page.evaluate(async () => {
      await document.fonts.ready;
      // The first frame renders with the fonts; the next ones report its shifts.
      for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
      return (window as unknown as { moves: string[] }).moves;
    });
    expect(moves).toEqual([]);
  });
}
