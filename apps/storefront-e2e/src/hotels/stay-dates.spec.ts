import { dayAhead } from '../days';
import { expect, test } from '../fixtures';
import { fillGuests, openGuests } from '../hotel-steps';
import { openBank } from '../payment-steps';
import { wordsOf } from '../words';

test('A guest sees the price of other days, pays for them, and the old stay is cancelled', async ({
  page,
  edition,
  checkAccessibility,
}, { project }) => {
  const words = wordsOf(edition);
  const apart = project.name.endsWith('desktop');
  const pay = async () => {
    const bank = await openBank(page, words, apart);
    await bank.locator('button[value="pay"]').click();
    if (!apart) await page.getByRole('link', { name: words('order-parts.result-order') }).click();
    const voucher = page.getByRole('link', { name: words('hotel-orders.voucher-download') });
    await expect(voucher).toBeVisible({ timeout: 60_000 });
  };
  await openGuests(page, edition, words);
  await fillGuests(page, edition, words, 'KARIMOVA');
  await page.getByRole('button', { name: words('hotel-booking.book') }).click();
  await expect(page).toHaveURL(/\/hotel\/order\?number=/);
  await pay();
  const oldOrder = new URL(page.url()).searchParams.get('number')!;

  const panel = page.getByRole('region', { name: words('hotel-orders.stay-dates') });
  await panel.getByRole('button', { name: words('hotel-orders.stay-dates-open') }).click();
  await panel
    .getByRole('button', { name: words('hotel-orders.stay-dates-departure', 'start') })
    .click();
  // One night more.
  await page
    .locator(`[data-date="${dayAhead(43)}"]`)
    .last()
    .click();
  const done = page.getByRole('button', { name: words('search-parts.done') });
  if (await done.isVisible()) await done.click();
  await panel.getByRole('button', { name: words('hotel-orders.stay-dates-ask') }).click();
  await expect(panel.getByText(words('hotel-orders.stay-dates-dearer'))).toBeVisible();
  await checkAccessibility();
  await panel.getByRole('button', { name: words('hotel-orders.stay-dates-take') }).click();
  await expect(page).not.toHaveURL(new RegExp(`number=${oldOrder}$`));
  await expect(panel.getByText(oldOrder).first()).toBeVisible();
  await pay();

  await panel.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`number=${oldOrder}$`));
  await expect(panel.getByText(words('hotel-orders.stay-dates-replaced'))).toBeVisible({
    timeout: 60_000,
  });
});
