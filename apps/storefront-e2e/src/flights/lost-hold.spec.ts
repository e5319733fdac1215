import { paths } from '@karvon/paths';
import { memberOf, signUp } from '../account-steps';
import { bookButton, fillPassengers, isPhone, one, openPassengers } from '../checkout-steps';
import { brokenTest, expect } from '../fixtures';
import { startApi, startStorefront, leaveServers } from '../own-servers';
import { wordsOf } from '../words';

brokenTest.afterEach(leaveServers);

brokenTest(
  'A booking whose response was lost for good is an error in the list and on its page, and no money was taken',
  async ({ browser, page: own, edition, checkAccessibility }) => {
    brokenTest.skip(
      (edition === 'uz') !== isPhone(own),
      'each language and each width once: it needs servers of its own',
    );
    const words = wordsOf(edition);
    const api = await startApi(edition);
    const origin = await startStorefront(edition, api.url);
    const device = await browser.newContext({
      baseURL: origin,
      viewport: own.viewportSize(),
      locale: edition,
    });
    const page = await device.newPage();
    await signUp(page.request, memberOf(own, edition, 7), edition);

    await brokenTest.step(
      'the response of the airline is lost, and trying again is safe',
      async () => {
        await openPassengers(page, edition, words, 'from=JFK&to=EWR');
        await fillPassengers(page, edition, words, one('HOLDLOST'));
        await bookButton(page, words).click();
        await expect(page.getByText(words('checkout.book-safe'))).toBeVisible();
        await checkAccessibility(page);
      },
    );

    await brokenTest.step('the owner reads what became of the booking', async () => {
      await api.advance(91);
      const booking = page.getByRole('listitem').filter({ hasText: 'HOLDLOST' });
      await expect(async () => {
        await page.goto(paths.bookings.to(edition));
        await expect(booking).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 90_000 });
      await expect(booking.getByText(words('orders.history-error'), { exact: true })).toBeVisible();
      await checkAccessibility(page);
      await booking.getByRole('link').click();
      await expect(page.getByText(words('orders.status-text.error'))).toBeVisible();
      await expect(page.getByRole('button', { name: words('order-parts.pay') })).toHaveCount(0);
      await checkAccessibility(page);
    });
    await device.close();
  },
);
