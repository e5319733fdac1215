import { expect, test } from '../fixtures';
import { fillGuests, openGuests } from '../hotel-steps';
import { openBank } from '../payment-steps';
import { wordsOf } from '../words';

test('A guest corrects a surname on the page of the order, and gets a new voucher', async ({
  page,
  edition,
  checkAccessibility,
}, { project }) => {
  const words = wordsOf(edition);
  await openGuests(page, edition, words);
  await fillGuests(page, edition, words, 'KARIMAVA');
  await page.getByRole('button', { name: words('hotel-booking.book') }).click();
  await expect(page).toHaveURL(/\/hotel\/order\?number=/);
  const apart = project.name.endsWith('desktop');
  const bank = await openBank(page, words, apart);
  await bank.locator('button[value="pay"]').click();
  if (!apart) await page.getByRole('link', { name: words('order-parts.result-order') }).click();
  const voucher = page.getByRole('link', { name: words('hotel-orders.voucher-download') });
  await expect(voucher).toBeVisible({ timeout: 60_000 });

  const panel = page.getByRole('region', { name: words('hotel-orders.stay-change') });
  await panel.getByRole('button', { name: words('hotel-orders.stay-change-open') }).click();
  await panel.getByLabel(words('hotel-orders.stay-change-surname')).fill('KARIMOVA');
  await checkAccessibility();
  await panel.getByRole('button', { name: words('hotel-orders.stay-change-send') }).click();
  await expect(panel.getByText(words('hotel-orders.stay-change-confirmed'))).toBeVisible({
    timeout: 60_000,
  });
  const guests = page.getByRole('region', { name: words('hotel-orders.guests') });
  await expect(guests.getByText('Aziza KARIMOVA')).toBeVisible();
  await expect(voucher).toBeVisible({ timeout: 60_000 });
});
