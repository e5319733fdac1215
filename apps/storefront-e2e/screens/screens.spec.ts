import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { memberOf } from '../src/account-steps';
import { brokenTest, expect } from '../src/fixtures';
import { edgeWalks } from '../src/edge-screens';
import { stayChangeWalk } from '../src/hotels/change-screens';
import { stayWalks } from '../src/hotels/stay-screens';
import { nightWalks } from '../src/night-screens';
import { rareWalks } from '../src/rare-screens';
import { walks } from '../src/screens';
import { wordsOf } from '../src/words';

const folder = join(import.meta.dirname, '../../../dist/screens');

/** Renders and loads everything that waits for scrolling: a screenshot of the whole page needs it. */
const drawAll = (page: Page) =>
  page.evaluate(async () => {
    // Cards that are laid out only near the window would be empty in a picture of the whole page.
    document.documentElement.style.setProperty('--far-content', 'visible');
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });

/** Waits until placeholders are gone; some are replaced only when a visitor scrolls. */
const withoutSkeletons = (page: Page) =>
  expect(page.locator('span[aria-hidden=true]:empty:visible'))
    .toHaveCount(0, { timeout: 5_000 })
    .catch(() => undefined);

const everything = {
  ...{ ...walks, ...nightWalks, ...rareWalks },
  ...{ ...stayChangeWalk, ...stayWalks, ...edgeWalks },
};

for (const [which, [walk, screens]] of Object.entries(everything).entries()) {
  // A test that ignores the browser's console messages about statuses like 404.
  brokenTest(`Pictures of ${walk}`, async ({ page, edition }) => {
    const visit = {
      page,
      edition,
      words: wordsOf(edition),
      member: () => memberOf(page, edition, which),
    };
    const { width } = page.viewportSize()!;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [index, { name, open }] of screens.entries()) {
      await open(visit);
      await withoutSkeletons(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await drawAll(page);
        const file = `${index + 1} ${name}, ${edition} ${width} ${colorScheme}.png`;
        await page.screenshot({
          path: join(folder, walk, file.replaceAll('/', '-')),
          fullPage: true,
        });
      }
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}
