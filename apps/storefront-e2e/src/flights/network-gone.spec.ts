import type { Page } from '@playwright/test';
import { bookButton, fillPassengers, one, openPassengers, surnameOf } from '../checkout-steps';
import { brokenTest as test, expect } from '../fixtures';
import { openBank } from '../payment-steps';
import { wordsOf } from '../words';

/** Collects the addresses of all writes that the page sends to the API from now on. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/v1\/(?:payments|air)/.test(request.url()))
      writes.push(new URL(request.url()).pathname);
  });
  return writes;
}

test('Without a network a purchase says so at each step, and nothing is bought automatically when it is back', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  const main = page.getByRole('main');
  const noNetwork = main.getByText(words('i18n.network-problem'));
  const offline = (gone: boolean) => page.context().setOffline(gone);
  await openPassengers(page, edition, words, 'from=TAS&to=MOW');
  await fillPassengers(page, edition, words, one('KARIMOV'));
  const writes = watchWrites(page);

  await test.step('books', async () => {
    await offline(true);
    await bookButton(page, words).click();
    await expect(noNetwork).toBeVisible();
    await expect(main.getByText(words('checkout.book-safe'))).toBeVisible();
    const tries = writes.length;
    await offline(false);
    await expect(surnameOf(page, words)).toHaveValue('KARIMOV');
    await expect(bookButton(page, words)).toBeEnabled();
    expect(writes).toHaveLength(tries);
    await main.getByRole('button', { name: words('checkout.book-again') }).click();
    await expect(page).toHaveURL(/\/order\?number=/);
  });

  await test.step('pays', async () => {
    const pay = page.getByRole('button', { name: words('order-parts.pay') });
    await expect(pay).toBeEnabled();
    await offline(true);
    await pay.click();
    await expect(noNetwork).toBeVisible();
    await offline(false);
    await openBank(page, words);
  });
});
