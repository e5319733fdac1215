import { offlinePath, paths } from '@karvon/paths';
import { memberOf } from '../account-steps';
import { isPhone } from '../checkout-steps';
import { expect, isNightly, overflowOf, test, waitsForTheNight } from '../fixtures';
import { nightWalks } from '../night-screens';
import { walks, type PageName } from '../screens';
import { wordsOf } from '../words';
import { cutPictures } from './cut-pictures';
import { brokenWords, cutTexts, hiddenItems, lettersInColumns, textsOverEdges } from './cut-texts';
import { overlappingTexts } from './overlaps';
import { twinGroups } from './twin-groups';
import { walked } from './walks';

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

/** Addresses without a page of their own: they serve a form or a program. */
const unseen: readonly PageName[] = ['findOrder', 'logout', 'consent', 'newsFeed'];
const beside: Partial<Record<PageName, RegExp>> = {
  offline: new RegExp(`/${offlinePath.pattern}$`),
  bank: /\/sandbox\/bank\/pay\//,
  'not-found': /\/no\/such\/page$/,
};

/** The path of a page from its pattern, in which `:name` is one part and `*` is the rest. */
function pathOf(name: PageName): RegExp {
  const known = beside[name];
  if (known) return known;
  const parts = paths[name as keyof typeof paths].pattern.split('/').filter(Boolean);
  const pattern = parts.map((part) => `/${part.replace(/^:\w+$/, '[^/]+').replace('*', '.+')}`);
  return new RegExp(`^/\\w\\w${pattern.join('')}$`);
}

test('Every page of the site is a screen of some walk', () => {
  const seen = [walks, nightWalks]
    .flatMap((all) => Object.values(all).flat())
    .flatMap(({ page = [] }) => page);
  const pages = [...Object.keys(paths), ...Object.keys(beside)] as PageName[];
  expect(seen.toSorted()).toEqual(pages.filter((name) => !unseen.includes(name)).toSorted());
});

/** Runs in the page. */
const enlargeText = (size: string) => {
  document.documentElement.style.fontSize = size;
};
const largeFaults = [cutTexts, lettersInColumns, textsOverEdges, hiddenItems, overlappingTexts];

for (const { walk, screens, tell } of walked) {
  tell(
    `On ${walk} every look has contrast and room, and groups have distinct names`,
    async ({ page, edition, checkAccessibility }, { project }) => {
      test.skip(waitsForTheNight(project));
      const visit = {
        page,
        edition,
        words: wordsOf(edition),
        member: () => memberOf(page, edition, 8),
      };
      const own = page.viewportSize()!;
      const widths = !isNightly ? [own.width] : isPhone(page) ? [narrowest, 360] : [768, 1280];
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { name, page: pageName, open } of screens) {
        await test.step(name, async () => {
          await open(visit);
          if (pageName) expect(new URL(page.url()).pathname, name).toMatch(pathOf(pageName));
          expect(await page.evaluate(twinGroups), `${name}: groups with one name`).toEqual([]);
          for (const width of widths) {
            await page.setViewportSize({ ...own, width });
            for (const look of looks) {
              await page.emulateMedia(look);
              // The visitor chooses the contrast of system colours, but axe reads the replaced ones.
              await checkAccessibility(page, look === forced ? ['color-contrast'] : []);
            }
            expect(await overflowOf(page), `${name} at ${width}`).toBeLessThanOrEqual(0);
            expect(await page.evaluate(cutPictures), `${name} at ${width}`).toEqual([]);
            if (width > narrowest)
              expect(await page.evaluate(brokenWords), `${name} at ${width}`).toEqual([]);
          }
          if (isPhone(page)) {
            await page.setViewportSize({ ...own, width: narrowest });
            expect(await overflowOf(page), `${name} at ${narrowest}`).toBeLessThanOrEqual(0);
          }
          if (isPhone(page) && isNightly) {
            await page.setViewportSize(own);
            // A program that shows the page inside itself, such as a messenger, enlarges its text as the system does, without
            // any breakpoint: phones offer up to 130 %.
            await page.evaluate(enlargeText, '130%');
            expect(await overflowOf(page), `${name} with larger text`).toBeLessThanOrEqual(0);
            for (const faults of largeFaults)
              expect(await page.evaluate(faults), `${name} with larger text`).toEqual([]);
            await page.evaluate(enlargeText, '');
          }
          await page.setViewportSize(own);
          await page.emulateMedia(light);
        });
      }
    },
  );
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
