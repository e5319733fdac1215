import type { Page } from '@playwright/test';
import type { Words } from '../checkout-steps';
import { expect, test } from '../fixtures';
import { fillGuests, openGuests } from '../hotel-steps';
import { wordsOf } from '../words';

/** Opens another tab of the same browser, as a visitor does after the browser dropped the first one. */
async function inNewTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(address);
  return tab;
}

const surnameIn = (tab: Page, words: Words) => tab.getByLabel(words('hotel-booking.guest-surname'));

/** Everything the browser stores for longer than its tabs. */
const onDevice = (tab: Page) => tab.evaluate(() => JSON.stringify({ ...localStorage }));

test('Typed text outlives its tab only by the visitor’s choice, and is removed when that is withdrawn', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const choiceIn = (tab: Page) => tab.getByRole('checkbox', { name: words('checkout.keep-draft') });
  await openGuests(page, edition, words);
  await fillGuests(page, edition, words, 'KARIMOVA');
  const form = page.url();

  await expect(choiceIn(page)).not.toBeChecked();
  expect(await onDevice(page)).not.toContain('KARIMOVA');

  await choiceIn(page).check();
  await expect.poll(() => onDevice(page)).toContain('KARIMOVA');
  await checkAccessibility();
  await page.close();
  const next = await inNewTab(page, form);
  await expect(surnameIn(next, words)).toHaveValue('KARIMOVA');
  await expect(
    next.getByRole('checkbox', { name: words('checkout.consent-personal-data') }),
  ).not.toBeChecked();
  // Before the draft is restored the box is not ticked, so it cannot be unticked.
  await expect(choiceIn(next)).toBeChecked();
  await choiceIn(next).uncheck();
  await expect.poll(() => onDevice(next)).not.toContain('KARIMOVA');
  await next.reload();
  await expect(choiceIn(next)).not.toBeChecked();
  await expect(surnameIn(next, words)).toHaveValue('KARIMOVA');
});
