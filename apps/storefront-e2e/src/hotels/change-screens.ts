import type { Page } from '@playwright/test';
import { isPhone, type Words } from '../checkout-steps';
import { expect } from '../fixtures';
import { fillGuests, openGuests } from '../hotel-steps';
import { openBank } from '../payment-steps';
import type { Screen, Visit } from '../screens';

const panelOf = (page: Page, words: Words) =>
  page.getByRole('region', { name: words('hotel-orders.stay-change') });

async function paidStay({ page, edition, words }: Visit): Promise<void> {
  await openGuests(page, edition, words);
  await fillGuests(page, edition, words, 'KARIMAVA');
  await page.getByRole('button', { name: words('hotel-booking.book') }).click();
  const bank = await openBank(page, words, !isPhone(page));
  await bank.locator('button[value="pay"]').click();
  if (bank === page)
    await page.getByRole('link', { name: words('order-parts.result-order') }).click();
  const voucher = page.getByRole('link', { name: words('hotel-orders.voucher-download') });
  await expect(voucher).toBeVisible({ timeout: 60_000 });
}

async function form({ page, words }: Visit): Promise<void> {
  const panel = panelOf(page, words);
  await panel.getByRole('button', { name: words('hotel-orders.stay-change-open') }).click();
  await expect(
    panel.getByRole('button', { name: words('hotel-orders.stay-change-send') }),
  ).toBeVisible();
}

/** With this surname the hotel takes minutes to respond. */
async function requested({ page, words }: Visit): Promise<void> {
  const panel = panelOf(page, words);
  await panel.getByLabel(words('hotel-orders.stay-change-surname')).fill('LATECHANGE');
  await panel.getByRole('button', { name: words('hotel-orders.stay-change-send') }).click();
  await expect(panel.getByText(words('hotel-orders.stay-change-requested'))).toBeVisible();
}

/** The order after an operator's decision, which no visitor can cause. */
const told =
  (state: 'in-review' | 'refused') =>
  async ({ page, words }: Visit) => {
    await page.unrouteAll();
    await page.route('**/hotel/orders/*', async (route) => {
      const response = await route.fetch();
      const order = (await response.json()) as { changes: object[] };
      const changes = order.changes.map((change) => ({ ...change, state }));
      await route.fulfill({
        response,
        json: {
          ...order,
          changes,
          ...(state === 'refused' && { changeable: true, datesChangeable: true }),
        },
      });
    });
    await page.getByRole('button', { name: words('hotel-orders.refresh') }).click();
    const text = words(`hotel-orders.stay-change-${state}`);
    await expect(panelOf(page, words).getByText(text)).toBeVisible();
  };

/** A change of a booked stay, for pictures. */
export const stayChangeWalk: Record<string, readonly Screen[]> = {
  'changing a stay': [
    { name: 'paid stay', open: paidStay },
    { name: 'form of a change', open: form },
    { name: 'change requested', open: requested },
    { name: 'change in review', open: told('in-review') },
    { name: 'change refused', open: told('refused') },
  ],
};
