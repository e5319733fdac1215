import { paths } from '@karvon/paths';
import { expect, test } from '../fixtures';

/** Less than the shift of one rewrapped line; tiny differences in pixels do not count. */
const still = 0.005;

test('Text stays where it is when its fonts come late', async ({ page, edition }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(
        ...list.getEntries().map((entry) => (entry as unknown as { value: number }).value),
      ),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  const held: (() => void)[] = [];
  await page.route(/\.woff2$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  for (const address of [
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
      return (window as unknown as { shifts: number[] }).shifts.reduce(
        (sum, each) => sum + each,
        0,
      );
    });
    expect(moved, address).toBeLessThan(still);
  }
});
