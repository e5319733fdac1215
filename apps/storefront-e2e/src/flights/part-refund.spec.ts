import type { Locator } from '@playwright/test';
import { payOrder } from '../account-steps';
import { bookOrder } from '../book-order';
import type { Words } from '../checkout-steps';
import { expect, test } from '../fixtures';
import { amountIn, inside, valueOf } from '../refund-steps';
import { wordsOf } from '../words';

const returned = { timeout: 60_000 };

const trackers = (page: Locator, words: Words) =>
  page.getByRole('region', { name: words('orders.refund-progress') });

test('One of three passengers refunds the return flight, then the rest is refunded, and the sums add up', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const number = await bookOrder(page.request, 'flex', { who: 'family', back: true });
  const dialog = page.getByRole('dialog', { name: words('orders.refund-dialog') });
  const main = page.getByRole('main');
  const open = page.getByRole('button', { name: words('orders.refund-open') });
  const count = dialog.getByRole('button', { name: words('orders.refund-count') });
  const confirm = dialog.getByRole('button', { name: words('orders.refund-confirm') });
  const person = (name: string) => dialog.getByRole('checkbox', { name });
  const tickets = page.getByRole('link', { name: words('orders.tickets-download') });

  const price = await test.step('pays for three, there and back', async () => {
    await page.goto(`/${edition}/order?number=${number}`);
    const pay = page.getByRole('button', { name: words('order-parts.pay') });
    const sum = await amountIn(pay);
    await payOrder(page, words);
    await expect(tickets).toBeVisible(returned);
    return sum;
  });

  await test.step('chooses the passengers and the flights; a child is not left alone', async () => {
    await open.click();
    await dialog.getByRole('radio', { name: words('orders.refund-part-some') }).check();
    await count.click();
    await expect(dialog.getByText(words('orders.refund-part-nothing'))).toBeVisible();
    await person('KARIMOVA DILNOZA').check();
    await person('KARIMOV OLIM').check();
    await count.click();
    await expect(dialog.getByText(words('orders.refund-part-adult-needed'))).toBeVisible();
    await checkAccessibility();
  });

  const first = await test.step('sees exactly which flights are refunded and the sum', async () => {
    await person('KARIMOVA DILNOZA').uncheck();
    const flights = dialog.getByRole('group', { name: words('orders.refund-part-flights') });
    await flights.getByRole('checkbox').first().uncheck();
    await count.click();
    // The new step starts scrolled to its top.
    await expect(dialog.getByText(words('orders.refund-part'))).toBeInViewport();
    await expect(dialog.getByText('KARIMOV OLIM')).toBeVisible();
    await expect(dialog.getByText('KARIMOVA DILNOZA')).toHaveCount(0);
    await expect(dialog.getByText(words('orders.refund-kept-service-fee'))).toBeVisible();
    await expect(dialog.getByText(inside(words('orders.refund-part-stays')))).toBeVisible();
    const total = await valueOf(dialog, words('orders.refund-total')).innerText();
    await expect(confirm).toContainText(total);
    await checkAccessibility();
    return {
      paid: await amountIn(valueOf(dialog, words('orders.refund-paid'))),
      total,
    };
  });

  await test.step('the flight is removed and its money returned; everything else stays', async () => {
    await confirm.click();
    await expect(trackers(main, words)).toBeVisible();
    await expect(page.getByText(words('orders.refund-step-returned'))).toBeVisible();
    await expect(page.getByText(words('orders.traveller-flights-returned'))).toHaveCount(1);
    await expect(page.getByText(words('orders.traveller-ticket-returned'))).toHaveCount(0);
    await expect(page.getByRole('heading', { name: words('itinerary.status-paid') })).toBeVisible();
    await expect(tickets).toBeVisible();
    // The next refund can begin only after this one has finished.
    await expect(open).toBeVisible(returned);
    await checkAccessibility();
  });

  const second =
    await test.step('for the rest, only the remaining flights are offered and calculated', async () => {
      await open.click();
      await count.click();
      await expect(confirm).toBeVisible();
      return await amountIn(valueOf(dialog, words('orders.refund-paid')));
    });
  expect(first.paid + second, 'the parts are what was paid').toBe(price);

  await test.step('both refunds are followed to the end, each with its own sums', async () => {
    await confirm.click();
    await expect(
      page.getByRole('heading', { name: words('orders.status.cancelled-returned') }),
    ).toBeVisible(returned);
    await expect(trackers(main, words)).toHaveCount(2);
    await expect(page.getByText(words('orders.refund-step-returned'))).toHaveCount(2);
    const earlier = trackers(main, words).last();
    await earlier.getByText(words('orders.refund-progress-sums')).click();
    await expect(valueOf(earlier, words('orders.refund-total'))).toHaveText(first.total);
    await expect(page.getByText(words('orders.traveller-ticket-returned'))).toHaveCount(3);
    await checkAccessibility();
  });
});
