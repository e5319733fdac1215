import { memberOf } from '../account-steps';
import { bookOrder } from '../book-order';
import { isPhone } from '../checkout-steps';
import { dayAhead } from '../days';
import { expect, isNightly, overflowOf, test, waitsForTheNight } from '../fixtures';
import { press } from '../screens';
import { keepPicture } from '../supplier-walk';
import { wordsOf } from '../words';
import { brokenWords, cutTexts, lettersInColumns, textsOverEdges } from './cut-texts';
import { coveredPins, smallIcons } from './large-faults';
import { walked } from './walks';

// The reader's own browser setting: twice the usual 16 px.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

for (const { walk, screens, tell } of walked) {
  tell(
    `On ${walk} text twice as large is not cut off, and no element overflows the screen`,
    async ({ page, edition }, info) => {
      test.skip(waitsForTheNight(info.project));
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
            await keepPicture(page, info, `large-${name}-${width}`);
            expect(await overflowOf(page), `${name} at ${width}`).toBeLessThanOrEqual(0);
            for (const faults of [cutTexts, lettersInColumns, textsOverEdges, coveredPins])
              expect(await page.evaluate(faults), `${name} at ${width}`).toEqual([]);
            // Samples of the kit stand in columns.
            if (name === 'kit') continue;
            expect(await page.evaluate(smallIcons), `${name} at ${width}`).toEqual([]);
            // Narrower phones have no room for the longest of these words.
            if (width === 360)
              expect(await page.evaluate(brokenWords), `${name} at ${width}`).toEqual([]);
          }
          await page.setViewportSize(own);
        });
      }
    },
  );
}

test('With text twice as large, the names of flights and row numbers of seat maps are whole, and compared columns have room', async ({
  page,
  edition,
}, { project }) => {
  test.skip(waitsForTheNight(project) || !isPhone(page), 'a narrow screen');
  const words = wordsOf(edition);
  const number = await bookOrder(page.request, 'flex');
  await page.goto(`/${edition}/order?number=${number}`);
  await press(page, words('extras.add'));
  const dialog = page.getByRole('dialog', { name: words('extras.title') });
  await dialog.getByRole('radio', { name: words('extras.seats') }).check({ force: true });
  const tab = (await dialog.getByRole('tab').first().boundingBox())!;
  expect(tab.x + tab.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  const row = dialog.getByRole('row').getByText(/^10$/).first();
  expect((await row.boundingBox())!.height).toBeLessThan(40);

  const item = (flight: string) =>
    `air.TAS-MOW-${dayAhead(30).replaceAll('-', '')}.1-0-0.${flight}-0-0000`;
  await page.goto(`/${edition}/favourites?items=${item('XX1')}+${item('XX2')}`);
  const [name, column] = [
    page.getByRole('rowheader').first(),
    page.getByRole('columnheader').nth(1),
  ];
  await expect(name).toBeVisible();
  const { width } = (await column.boundingBox())!;
  await page
    .getByRole('table')
    .locator('..')
    .evaluate((table) => table.scrollTo({ left: 9_999 }));
  const { x, width: taken } = (await name.boundingBox())!;
  expect(width + Math.max(x + taken, 0)).toBeLessThanOrEqual(page.viewportSize()!.width);
});
