import { expect, type Page } from '@playwright/test';
import type { Words } from './checkout-steps';

/**
 * Clicks the pay button of an open order.
 * @returns the page with the bank: a window beside a hotel order on a wide screen, the same page otherwise
 */
export async function openBank(page: Page, words: Words, apart = false): Promise<Page> {
  const opened = apart ? page.waitForEvent('popup') : null;
  await page.getByRole('button', { name: words('order-parts.pay') }).click();
  const bank = (await opened) ?? page;
  await expect(bank).toHaveURL(/\/sandbox\/bank\/pay\//);
  return bank;
}

/** Clicks the bank's button, and again if a dying API lost the click. */
export async function payThoughOneDies(bank: Page): Promise<void> {
  await expect(async () => {
    await bank.locator('button[value="pay"]').click();
    await expect(bank).toHaveURL(/\/payment\?number=/, { timeout: 10_000 });
  }).toPass();
}

/** Expects that the page names the bank that holds a payment and offers no second payment. */
export async function expectHeld(page: Page, words: Words): Promise<void> {
  await expect(
    page.getByRole('heading', { name: words('order-parts.held-pending') }),
  ).toBeVisible();
  await expect(page.getByText(words('order-parts.held-until'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('order-parts.pay') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: words('order-parts.held-give-up') })).toHaveCount(
    0,
  );
}
