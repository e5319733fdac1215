import { expect, type Page } from '@playwright/test';
import type { Words } from '../checkout-steps';
import { amountIn, valueOf } from '../refund-steps';

/** Refunds the return flight of the passenger of a paid order. @returns the refunded sum, in the smallest unit shown */
export async function refundReturnFlight(page: Page, words: Words): Promise<number> {
  const dialog = page.getByRole('dialog', { name: words('orders.refund-dialog') });
  await page.getByRole('button', { name: words('orders.refund-open') }).click();
  await dialog.getByRole('radio', { name: words('orders.refund-part-some') }).check();
  const persons = dialog.getByRole('group', { name: words('orders.refund-part-passengers') });
  await persons.getByRole('checkbox').check();
  const flights = dialog.getByRole('group', { name: words('orders.refund-part-flights') });
  await flights.getByRole('checkbox').first().uncheck();
  await dialog.getByRole('button', { name: words('orders.refund-count') }).click();
  const total = await amountIn(valueOf(dialog, words('orders.refund-total')));
  await dialog.getByRole('button', { name: words('orders.refund-confirm') }).click();
  await expect(page.getByRole('region', { name: words('orders.refund-progress') })).toBeVisible();
  return total;
}
