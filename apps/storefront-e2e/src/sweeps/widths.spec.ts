import { memberOf } from '../account-steps';
import { isPhone } from '../checkout-steps';
import { expect, isNightly, overflowOf, test } from '../fixtures';
import { wordsOf } from '../words';
import { layoutWidths } from './breakpoints';
import { cutChoices, cutTexts, hiddenItems, textsOverEdges } from './cut-texts';
import { overlappingTexts } from './overlaps';
import { walked } from './walks';

/** Layouts made by scripts follow the window with a delay. */
const soon = expect.configure({ soft: true, timeout: 2_000 });

test('A scrollbar takes room beside the page', async ({ page, edition }) => {
  test.skip(isPhone(page), 'phones lay theirs over the page');
  await page.goto(`/${edition}`);
  const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(bar).toBeGreaterThan(0);
});

for (const { walk, screens, tell } of walked) {
  tell(
    `On ${walk} texts have room at every width where the layout changes, also with a scrollbar`,
    async ({ page, edition }) => {
      test.skip(isPhone(page), 'the story sets its own widths; phones have no bars');
      test.skip(!isNightly && walk !== 'the home page', 'waits for the night');
      const visit = {
        page,
        edition,
        words: wordsOf(edition),
        member: () => memberOf(page, edition, 9),
      };
      const own = page.viewportSize()!;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { name, open } of screens) {
        await test.step(name, async () => {
          await open(visit);
          // Cards that are laid out only near the window.
          await page.evaluate(() =>
            document.documentElement.style.setProperty('--far-content', 'visible'),
          );
          // A panel that floats beside its button has measured the window when it opened.
          const floats = await page.locator('[role=dialog]:not(dialog):visible').count();
          for (const width of floats ? [own.width] : await layoutWidths(page)) {
            await page.setViewportSize({ ...own, width });
            await soon.poll(() => overflowOf(page), `${name} at ${width}`).toBeLessThanOrEqual(0);
            for (const faults of [
              overlappingTexts,
              cutTexts,
              textsOverEdges,
              cutChoices,
              hiddenItems,
            ])
              await soon.poll(() => page.evaluate(faults), `${name} at ${width}`).toEqual([]);
          }
          await page.setViewportSize(own);
        });
      }
    },
  );
}
