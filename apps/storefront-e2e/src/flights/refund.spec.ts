import { bookOrder } from '../book-order';
import { expect, test } from '../fixtures';
import { wordsOf } from '../words';

test('Guest refunds tickets and follows the refund', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const number = await bookOrder(page.request, 'flex');

  await test.step('pays and gets the tickets', async () => {
    await page.goto(`/${edition}/order?number=${number}`);
    await page.getByRole('button', { name: words('order-parts.pay') }).click();
    await expect(page).toHaveURL(/\/sandbox\/bank\/pay\//);
    await page.locator('button[value="pay"]').click();
    await page.getByRole('link', { name: words('order-parts.result-order') }).click();
    await expect(page.getByRole('link', { name: words('orders.tickets-download') })).toBeVisible({
      timeout: 60_000,
    });
  });

  const dialog = page.getByRole('dialog', { name: words('orders.refund-dialog') });
  await test.step('sees the exact sums before deciding', async () => {
    await page.getByRole('button', { name: words('orders.refund-open') }).click();
    await expect(dialog).toBeVisible();
    await checkAccessibility();
    await dialog.getByRole('button', { name: words('orders.refund-count') }).click();
    await expect(dialog.getByText(words('orders.refund-kept-service-fee'))).toBeVisible();
    await checkAccessibility();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: words('itinerary.status-paid') })).toBeVisible();
  });

  await test.step('returns the tickets, and the page follows the refund', async () => {
    await page.getByRole('button', { name: words('orders.refund-open') }).click();
    await dialog.getByRole('button', { name: words('orders.refund-count') }).click();
    await dialog.getByRole('button', { name: words('orders.refund-confirm') }).click();
    await expect(
      page.getByRole('heading', { name: words('orders.refund-progress') }),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', { name: words('orders.status.cancelled-returned') }),
    ).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(words('orders.refund-step-returned'))).toBeVisible();
    await checkAccessibility();
  });
});

test('A guest cancels an unpaid order; a link to another one lets somebody else pay', async ({
  page,
  browser,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);

  await test.step('cancels the first order', async () => {
    await page.goto(`/${edition}/order?number=${await bookOrder(page.request, 'light')}`);
    await page.getByRole('button', { name: words('orders.cancel') }).click();
    await page.getByRole('button', { name: words('order-parts.cancel-confirm') }).click();
    await expect(
      page.getByRole('heading', { name: words('itinerary.status-cancelled') }),
    ).toBeVisible();
    await checkAccessibility();
  });

  const link = await test.step('copies the link of the second one', async () => {
    await page.goto(`/${edition}/order?number=${await bookOrder(page.request, 'light')}`);
    return page.getByRole('link', { name: words('orders.share-open') }).getAttribute('href');
  });

  await test.step('somebody else pays through it, and sees no names', async () => {
    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await elsewhere.newPage();
    await other.goto(link!);
    const pay = other.getByRole('button', { name: words('order-parts.pay') });
    await expect(pay).toBeVisible();
    expect(await other.content()).not.toContain('KARIMOVA');
    await pay.click();
    await expect(other).toHaveURL(/\/sandbox\/bank\/pay\//);
    await other.locator('button[value="pay"]').click();
    await expect(other).toHaveURL(/\/order\/shared\//);
    await expect(other.getByText(words('itinerary.status-paid'))).toBeVisible({ timeout: 30_000 });
    await elsewhere.close();
  });
});
