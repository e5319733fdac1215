import { paths } from '@karvon/paths';
import { dayAhead } from '../days';
import { expect, test } from '../fixtures';

/** Less than the shift of one rewrapped line; tiny differences in pixels do not count. */
const still = 0.005;

interface Shift {
  value: number;
  /** The texts that moved, with how far. */
  moved: string[];
}

test('Text stays where it is when its fonts come late', async ({ page, edition }) => {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    interface Entry extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node, previousRect: before, currentRect: after }) => {
          const by = `${after.x - before.x}, ${after.y - before.y}`;
          return `${(node?.textContent ?? '').slice(0, 40)}: ${by}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const held: (() => void)[] = [];
  await page.route(/\.woff2$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const results = paths.airTickets.to(edition, { from: 'TAS', to: 'MOW', out: dayAhead(21) });
  // Its first cards stand in the HTML when somebody began the search before.
  await expect(async () => {
    expect(await (await page.request.get(results)).text()).toContain('<article');
  }).toPass();
  for (const address of [
    results,
    paths.home.to(edition),
    paths.myOrder.to(edition),
    paths.company.to(edition, { id: 'about' }),
  ]) {
    const awake = page.waitForRequest(/\/latest-build\?t=/);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await awake;
    expect(held.length, 'fonts are waited for').toBeGreaterThan(0);
    for (const letThrough of held.splice(0)) letThrough();
    const moved = await page.evaluate(async () => {
      await document.fonts.ready;
      // The first frame draws with the fonts; the next ones report its shifts.
      for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
      return (window as unknown as { shifts: Shift[] }).shifts;
    });
    const sum = moved.reduce((total, { value }) => total + value, 0);
    expect(sum, `${address} ${JSON.stringify(moved)}`).toBeLessThan(still);
  }
});
