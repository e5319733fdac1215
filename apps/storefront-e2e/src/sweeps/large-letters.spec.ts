import { memberOf } from '../account-steps';
import { isPhone } from '../checkout-steps';
import { expect, isNightly, test, waitsForTheNight } from '../fixtures';
import { wordsOf } from '../words';
import { brokenWords, cutTexts, lettersInColumns, textsOverEdges } from './cut-texts';
import { walked } from './walks';

// The reader's own setting, as a browser has it: twice the usual 16 px.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

for (const { walk, screens, tell } of walked) {
  tell(
    `On ${walk} text twice as large is not cut off, and nothing overflows the screen`,
    async ({ page, edition }, { project }) => {
      test.skip(waitsForTheNight(project));
      const visit = {
        page,
        edition,
        words: wordsOf(edition),
        member: () => memberOf(page, edition, 7),
      };
      const own = page.viewportSize()!;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { name, open } of screens) {
        await test.step(name, async () => {
          await open(visit);
          expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
          for (const width of isNightly && isPhone(page) ? [320, 360] : [own.width]) {
            await page.setViewportSize({ ...own, width });
            const beside = await page.evaluate(
              () => document.documentElement.scrollWidth - innerWidth,
            );
            expect(beside, `${name} at ${width}`).toBeLessThanOrEqual(0);
            for (const faults of [cutTexts, lettersInColumns, textsOverEdges])
              expect(await page.evaluate(faults), `${name} at ${width}`).toEqual([]);
            // Narrower phones have no room for the longest of these words, and samples of the kit stand in columns.
            if (width === 360 && name !== 'kit')
              expect(await page.evaluate(brokenWords), `${name} at ${width}`).toEqual([]);
          }
          await page.setViewportSize(own);
        });
      }
    },
  );
}
