import { bookButton, fillPassengers, one, openPassengers } from '../checkout-steps';
import { expect, test } from '../fixtures';
import { startApi, startDuffel, startSirena, startStorefront, leaveServers } from '../own-servers';
import { openBank } from '../payment-steps';
import { ownPort } from '../ports';
import { wordsOf } from '../words';
import { dayAhead } from '../days';

test.afterEach(leaveServers);
test.setTimeout(240_000);

/** Starts a storefront that sells through these suppliers, Duffel's simulator among them. */
async function startShop(edition: string, suppliers: string) {
  const duffel = await startDuffel();
  const port = await ownPort();
  const api = await startApi(edition, undefined, {
    ...duffel.settings,
    AIR_SUPPLIERS: suppliers,
    PUBLIC_URL: `http://localhost:${port}`,
  });
  return { duffel, origin: await startStorefront(edition, api.url, port) };
}

test('A flight of Duffel is found, booked, paid, ticketed and refunded', async ({
  browser,
  edition,
}) => {
  const words = wordsOf(edition);
  const { origin } = await startShop(edition, 'duffel');
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();

  await test.step('airlines have the logos that Duffel gives', async () => {
    await page.goto(`/${edition}/air-tickets?from=JFK&to=EWR&out=${dayAhead(60)}`);
    const card = page.getByRole('article').first();
    const mark = card.locator('img[data-logo]').first();
    await expect(mark).toBeVisible();
    const drawn = () =>
      mark.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.width]);
    await expect.poll(drawn).toEqual([96, 24]);
  });

  await test.step('books the first offer', async () => {
    await openPassengers(page, edition, words, 'from=JFK&to=EWR');
    await fillPassengers(page, edition, words, one('KARIMOV'));
    await bookButton(page, words).first().click();
    await expect(page).toHaveURL(/\/order\?number=/);
  });

  await test.step('pays, and the tickets of the airline come', async () => {
    const bank = await openBank(page, words);
    await bank.locator('button[value="pay"]').click();
    await page.getByRole('link', { name: words('order-parts.result-order') }).click();
    await expect(page.getByRole('link', { name: words('orders.tickets-download') })).toBeVisible({
      timeout: 60_000,
    });
  });

  await test.step('a logo that cannot be loaded is replaced by the tail fin', async () => {
    await page.route('**/api/v1/air/logos/**', (route) => route.abort());
    await page.reload();
    const marks = page.locator('main img[src*="/tails/"]');
    await expect(marks.first()).toBeVisible();
    await expect(page.locator('main img[data-logo]')).toHaveCount(0);
    await page.unroute('**/api/v1/air/logos/**');
  });

  await test.step('refunds the tickets, and the money comes back', async () => {
    await page.getByRole('button', { name: words('orders.refund-open') }).click();
    const dialog = page.getByRole('dialog', { name: words('orders.refund-dialog') });
    await dialog.getByRole('button', { name: words('orders.refund-count') }).click();
    await dialog.getByRole('button', { name: words('orders.refund-confirm') }).click();
    await expect(
      page.getByRole('heading', { name: words('orders.status.cancelled-returned') }),
    ).toBeVisible({ timeout: 60_000 });
  });
  await context.close();
});

test('A flight of Sirena is found, booked, paid and ticketed; another order is cancelled', async ({
  browser,
  edition,
}) => {
  const words = wordsOf(edition);
  const port = await ownPort();
  const api = await startApi(edition, undefined, {
    ...(await startSirena()),
    PUBLIC_URL: `http://localhost:${port}`,
  });
  const origin = await startStorefront(edition, api.url, port);
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();

  async function book(surname: string): Promise<void> {
    await openPassengers(page, edition, words, 'from=JFK&to=EWR');
    await fillPassengers(page, edition, words, one(surname));
    await bookButton(page, words).first().click();
    await expect(page).toHaveURL(/\/order\?number=/);
  }

  await test.step('books the first offer, pays, and the tickets come', async () => {
    await book('KARIMOV');
    const bank = await openBank(page, words);
    await bank.locator('button[value="pay"]').click();
    await page.getByRole('link', { name: words('order-parts.result-order') }).click();
    await expect(page.getByRole('link', { name: words('orders.tickets-download') })).toBeVisible({
      timeout: 60_000,
    });
  });

  await test.step('cancels an unpaid order, and the seats are free', async () => {
    await book('RAHIMOV');
    await page.getByRole('button', { name: words('orders.cancel') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words('order-parts.cancel-confirm') }).click();
    await expect(
      page.getByRole('heading', { name: words('itinerary.status-cancelled') }),
    ).toBeVisible({ timeout: 60_000 });
  });
  await context.close();
});

test('A failed supplier is named and can be retried; a slow one does not delay the others', async ({
  browser,
  edition,
}) => {
  const words = wordsOf(edition);
  const { duffel, origin } = await startShop(edition, 'duffel,sandbox');
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const day = dayAhead(60);
  const results = (to: string) => `/${edition}/air-tickets?from=TAS&to=${to}&out=${day}`;
  const choose = page.getByRole('link', { name: words('air-search.offer-choose-named') });
  const again = page.getByRole('button', { name: words('air-search.ask-again') });

  await test.step('the other supplier sells, and the page names the missing one', async () => {
    await duffel.setFault({ kind: 'cut-before', on: '' });
    await page.goto(results('IST'));
    await expect(choose.first()).toBeVisible();
    await expect(page.getByText(words('air-search.sellers-silent'))).toBeVisible();
  });

  await test.step('after a retry all suppliers respond', async () => {
    await duffel.setFault(null);
    await again.click();
    await expect(again).toBeHidden();
    await expect(choose.first()).toBeVisible();
  });

  await test.step('results are shown while a slow supplier is waited for', async () => {
    await duffel.setFault({ kind: 'hang', on: 'GET /air/batch_offer_requests' });
    await page.goto(results('DXB'));
    await expect(choose.first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeVisible();
  });
  await context.close();
});
