import { bookOrder } from '../book-order';
import { brokenTest, expect, test } from '../fixtures';
import { expectHeld, openBank } from '../payment-steps';
import { wordsOf } from '../words';

brokenTest(
  'A flight whose payment the bank has not decided is not paid twice, and is cancelled with the bank’s answer',
  async ({ page, edition, checkAccessibility }) => {
    const words = wordsOf(edition);
    const button = (id: string) => page.getByRole('button', { name: words(id) });
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/api\/v1\/(?:payments|air)/.test(request.url()))
        writes.push(new URL(request.url()).pathname);
    });
    const number = await bookOrder(page.request, 'flex');
    const orderAt = `/${edition}/order?number=${number}`;

    await test.step('leaves the payment with the bank', async () => {
      await page.goto(orderAt);
      await openBank(page, words);
      await page.locator('button[value="pending"]').click();
      await expect(
        page.getByRole('heading', { name: words('order-parts.result-pending') }),
      ).toBeVisible();
      await checkAccessibility();
    });

    await test.step('the order names the bank that holds the payment, and offers no second one', async () => {
      await page.getByRole('link', { name: words('order-parts.result-order') }).click();
      await expectHeld(page, words);
      await checkAccessibility();
    });

    await test.step('the wish to cancel is kept after one try', async () => {
      writes.length = 0;
      await button('orders.cancel').click();
      const dialog = page.getByRole('dialog', { name: words('order-parts.cancel-title') });
      await expect(dialog.getByText(words('orders.cancel-held'))).toBeVisible();
      await dialog.getByRole('button', { name: words('order-parts.cancel-confirm') }).click();
      await expect(
        page.getByRole('heading', { name: words('order-parts.status.cancel-wished') }),
      ).toBeVisible();
      expect(writes).toEqual([`/api/v1/air/orders/${number}/cancel`]);
      await expect(button('orders.cancel')).toHaveCount(0);
      await checkAccessibility();
    });

    await test.step('the bank takes the money: the order is cancelled, and all of it goes back', async () => {
      await page.goBack();
      await page.goBack();
      await page.locator('button[value="pay"]').click();
      await page.goto(orderAt);
      await expect(
        page.getByText(words('orders.status-text.cancelled-before-money')),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: words('orders.tickets-download') })).toHaveCount(
        0,
      );
    });
  },
);

test('A payment left on the bank’s page is continued, or cancelled for another method', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const number = await bookOrder(page.request, 'flex');
  const orderAt = `/${edition}/order?number=${number}`;
  await page.goto(orderAt);
  await openBank(page, words);
  const bankAt = page.url();

  await test.step('finds the link back to the bank', async () => {
    await page.goto(orderAt);
    const resume = page.getByRole('link', { name: words('order-parts.held-resume') });
    await expect(resume).toHaveAttribute('href', bankAt);
    await expect(page.getByRole('button', { name: words('order-parts.pay') })).toHaveCount(0);
    await checkAccessibility();
  });

  await test.step('cancels the payment: the bank’s page has nothing left to pay', async () => {
    await page.getByRole('button', { name: words('order-parts.held-give-up') }).click();
    await expect(page.getByText(words('order-parts.pay-expired'))).toBeVisible();
    await page.goto(bankAt);
    await expect(page.locator('button[value="pay"]')).toHaveCount(0);
    await page.goto(orderAt);
  });

  await test.step('pays with another method', async () => {
    await page.getByRole('radio').last().check({ force: true });
    await openBank(page, words);
    await page.locator('button[value="pay"]').click();
    await expect(
      page.getByRole('heading', { name: words('order-parts.result-success') }),
    ).toBeVisible();
  });
});
