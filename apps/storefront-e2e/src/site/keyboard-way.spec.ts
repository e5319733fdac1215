import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { wordsOf } from '../words';
import { dayAhead } from '../days';

/** How many key presses a visitor may need at most. */
const max = 12;

/** Presses Tab from the top, and Enter on the skip link, until the focus is on a link with that name. */
async function tabTo(page: Page, skip: RegExp, goal: RegExp): Promise<number> {
  const link = page.getByRole('link', { name: goal }).first();
  await expect(link).toBeVisible();
  for (let presses = 1; presses <= 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) return presses;
    const here = page.locator(':focus');
    if (skip.test((await here.textContent()) ?? '')) {
      await expect(here).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('#results')).toBeFocused();
    }
  }
  throw new Error('never reached');
}

test('From the top of the results the keyboard is at the first offer within twelve presses', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  const skip = words('storefront.skip-to-results');
  await page.goto(`/${edition}/air-tickets?from=TAS&to=MOW&out=${dayAhead(40)}`);
  const before = page.url();
  const flights = await tabTo(page, skip, words('air-search.offer-choose-named'));
  expect(flights).toBeLessThanOrEqual(max);
  expect(page.url(), 'the list is found again by its address').toBe(before);

  await page.goto(`/${edition}/hotel?city=TAS&in=${dayAhead(21)}&out=${dayAhead(24)}&adults=2`);
  const hotels = await tabTo(page, skip, words('hotel-search.choose-room-named'));
  expect(hotels).toBeLessThanOrEqual(max);

  await page.goto(`/${edition}/news`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: skip })).toBeHidden();
});
