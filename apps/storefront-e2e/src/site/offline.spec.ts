import { readFile } from 'node:fs/promises';
import { paths } from '@karvon/paths';
import type { Page } from '@playwright/test';
import { memberOf, openVisitor, payOrder, signUp } from '../account-steps';
import { bookOrder } from '../book-order';
import { brokenTest, expect } from '../fixtures';
import { wordsOf } from '../words';

/** Everything that this browser caches for use without a network. */
const cachedBy = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

/** Opens a page; without a network and a service worker the browser shows only its own error. */
const visit = (page: Page, address: string) => page.goto(address).catch(() => null);

brokenTest(
  'Without a network the last opened ticket is shown, until its owner signs out',
  async ({ page, edition, checkAccessibility }) => {
    const words = wordsOf(edition);
    const member = memberOf(page, edition, 9);
    await signUp(page.request, member, edition);

    await brokenTest.step('a visitor who has opened no ticket caches nothing', async () => {
      await page.goto(paths.home.to(edition));
      await expect(page.getByRole('banner')).toContainText(member.username);
      expect(await cachedBy(page)).toEqual({ caches: [], workers: 0 });
    });

    const number = await bookOrder(page.request, 'flex');
    await brokenTest.step('opens the order when its tickets are there', async () => {
      await page.goto(paths.airOrder.to(edition, { number }));
      await payOrder(page, words);
      await expect(page.getByRole('link', { name: words('orders.tickets-download') })).toBeVisible({
        timeout: 60_000,
      });
      await expect.poll(() => cachedBy(page)).toEqual({ caches: ['karvon-document'], workers: 1 });
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    });

    await brokenTest.step('without the network the ticket is still shown', async () => {
      await page.context().setOffline(true);
      await page.goto(paths.hotels.to(edition));
      await expect(page.getByRole('heading', { name: words('storefront.offline') })).toBeVisible();
      const ticket = page.getByRole('region', { name: words('orders.kept-tickets') });
      await expect(ticket).toContainText('KARIMOVA DILNOZA');
      await expect(ticket).toContainText(number);
      await checkAccessibility();
      const download = page.waitForEvent('download');
      await ticket.getByRole('link', { name: words('orders.kept-open-tickets') }).click();
      const paper = await readFile(await (await download).path());
      expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
    });

    await brokenTest.step('when the network is back, one click leads to the page', async () => {
      await page.context().setOffline(false);
      await page.getByRole('link', { name: words('storefront.offline-again') }).click();
      await expect(page).toHaveURL(paths.hotels.to(edition));
      await expect(page.getByRole('banner')).toContainText('Karvon');
    });

    await brokenTest.step('signing out removes it', async () => {
      const visitor = await openVisitor(page, words, member.username);
      await visitor.getByRole('button', { name: words('storefront.account.logout') }).click();
      await expect(page).toHaveURL(paths.home.to(edition));
      await expect.poll(() => cachedBy(page)).toEqual({ caches: [], workers: 0 });
      await page.context().setOffline(true);
      expect(await visit(page, paths.hotels.to(edition))).toBeNull();
      await page.context().setOffline(false);
    });
  },
);

brokenTest('A guest deletes the cached ticket with one click', async ({ page, edition }) => {
  const words = wordsOf(edition);
  const number = await bookOrder(page.request, 'flex');
  await page.goto(paths.airOrder.to(edition, { number }));
  await payOrder(page, words);
  await expect.poll(() => cachedBy(page), { timeout: 60_000 }).toMatchObject({ workers: 1 });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.goto(paths.home.to(edition));
  const forget = page.getByRole('link', { name: words('order-parts.kept-forget') });
  await expect(forget).toBeVisible();
  await page.context().setOffline(false);
  await forget.click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => cachedBy(page)).toEqual({ caches: [], workers: 0 });
});
