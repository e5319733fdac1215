import { memberOf } from '../account-steps';
import { isPhone } from '../checkout-steps';
import { expect, isNightly, test, waitsForTheNight } from '../fixtures';
import { walks } from '../screens';
import { wordsOf } from '../words';
import { twinGroups } from './twin-groups';

interface Look {
  colorScheme: 'light' | 'dark';
  forcedColors: 'none' | 'active';
}

const light: Look = { colorScheme: 'light', forcedColors: 'none' };
const dark: Look = { colorScheme: 'dark', forcedColors: 'none' };
const forced: Look = { colorScheme: 'light', forcedColors: 'active' };

/**
 * The nightly run checks every look at every width; a daily run checks the dark one on the phone, and the narrowest
 * screen without axe.
 */
const looks = isNightly ? [light, dark, forced] : [dark];
const narrowest = 320;

for (const [walk, screens] of Object.entries(walks)) {
  test(`On ${walk} every look has contrast and room, and groups have distinct names`, async ({
    page,
    edition,
    checkAccessibility,
  }, { project }) => {
    test.skip(waitsForTheNight(project));
    const visit = {
      page,
      edition,
      words: wordsOf(edition),
      member: () => memberOf(page, edition, 8),
    };
    const own = page.viewportSize()!;
    const widths = !isNightly ? [own.width] : isPhone(page) ? [narrowest, 360] : [768, 1280];
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { name, open } of screens) {
      await test.step(name, async () => {
        await open(visit);
        expect(await page.evaluate(twinGroups), `${name}: groups with one name`).toEqual([]);
        for (const width of widths) {
          await page.setViewportSize({ ...own, width });
          for (const look of looks) {
            await page.emulateMedia(look);
            // The visitor chooses the contrast of system colours; axe reads the replaced colours.
            await checkAccessibility(page, look === forced ? ['color-contrast'] : []);
          }
          expect(await overflow(), `${name} at ${width}`).toBeLessThanOrEqual(0);
        }
        if (isPhone(page)) {
          await page.setViewportSize({ ...own, width: narrowest });
          expect(await overflow(), `${name} at ${narrowest}`).toBeLessThanOrEqual(0);
        }
        await page.setViewportSize(own);
        await page.emulateMedia(light);
      });
    }
  });
}

test('With system colours the chosen option has a frame, and icons have the text’s colour', async ({
  page,
  edition,
}) => {
  await page.emulateMedia(forced);
  await page.goto(`/${edition}?tab=hotel`);
  const chosen = page.getByRole('main').locator('a[aria-current]');
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  const odd = await page
    .locator('svg')
    .evaluateAll((icons) =>
      icons
        .filter(
          (icon) =>
            icon.checkVisibility() &&
            getComputedStyle(icon).color !== getComputedStyle(icon.parentElement!).color,
        )
        .map((icon) => icon.outerHTML.slice(0, 120)),
    );
  expect(odd).toEqual([]);
});
