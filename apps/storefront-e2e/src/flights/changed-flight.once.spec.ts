import { memberOf, payOrder, signUp } from '../account-steps';
import { bookButton, fillPassengers, one, openPassengers } from '../checkout-steps';
import { expect, test } from '../fixtures';
import { startApi, startDuffel, startStorefront, leaveServers } from '../own-servers';
import { ownPort } from '../ports';
import { amountIn, valueOf } from '../refund-steps';
import { wordsOf } from '../words';

test.afterEach(leaveServers);
test.setTimeout(240_000);

test('A moved flight is accepted; then it is cancelled and refunded in full', async ({
  browser,
  edition,
}) => {
  const words = wordsOf(edition);
  const [apiPort, port] = [await ownPort(), await ownPort()];
  const duffel = await startDuffel(`http://127.0.0.1:${apiPort}`);
  const api = await startApi(edition, undefined, {
    ...duffel.settings,
    AIR_SUPPLIERS: 'duffel',
    API_PORT: String(apiPort),
    PUBLIC_URL: `http://localhost:${port}`,
  });
  const origin = await startStorefront(edition, api.url, port);
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const button = (id: string) => page.getByRole('button', { name: words(id) });
  const status = (id: string) => page.getByRole('heading', { level: 2, name: words(id) });
  const region = (id: string) => page.getByRole('region', { name: words(id) });

  const number = await test.step('a signed-in visitor books and pays', async () => {
    await signUp(page.request, memberOf(page, edition, 7), edition);
    await openPassengers(page, edition, words, 'from=JFK&to=EWR');
    await fillPassengers(page, edition, words, one('KARIMOV'));
    await bookButton(page, words).first().click();
    await expect(page).toHaveURL(/\/order\?number=/);
    return new URL(page.url()).searchParams.get('number')!;
  });
  const order = `/${edition}/order?number=${number}`;
  const price = await amountIn(button('order-parts.pay'));
  await payOrder(page, words);
  await expect(page.getByRole('link', { name: words('orders.tickets-download') })).toBeVisible({
    timeout: 60_000,
  });

  /** Reloads until the order's page has this status: Duffel's event is on its way. */
  const untilStatus = (id: string) =>
    expect(async () => {
      await page.goto(order);
      await expect(status(id)).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 100_000 });
  const messages = async (): Promise<string> => {
    const answer = await page.request.get('/api/v1/sandbox/messages');
    return answer.text();
  };
  const entry = page.getByRole('listitem').filter({ hasText: number });

  await test.step('the airline moves the flight: the page, the list and a message say so', async () => {
    await duffel.changeFlights(number, 'flight-moved');
    await untilStatus('itinerary.change-moved');
    await expect(region('orders.flight-change')).toBeVisible();
    await expect.poll(messages).toMatch(edition === 'ru' ? /изменила рейс/ : /reysni oʻzgartirdi/);
    await page.goto(`/${edition}/auth/booking`);
    await expect(entry.getByText(words('itinerary.change-moved'))).toBeVisible();
  });

  await test.step('the visitor accepts the new flight', async () => {
    await entry.getByRole('link').click();
    await button('orders.flight-change-accept').click();
    await expect(region('orders.flight-change')).toHaveCount(0);
    await expect(status('itinerary.status-paid')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the airline cancels it: the reason of the refund is filled in, and the whole price is refunded', async () => {
    await duffel.changeFlights(number, 'flight-cancelled');
    await untilStatus('itinerary.change-cancelled');
    await region('orders.flight-change-cancelled')
      .getByRole('button', { name: words('orders.refund-open') })
      .click();
    const dialog = page.getByRole('dialog', { name: words('orders.refund-dialog') });
    const reason = words('orders.refund-reason-flight-cancelled');
    await expect(dialog.getByRole('radio', { name: reason })).toBeChecked();
    await dialog.getByRole('button', { name: words('orders.refund-count') }).click();
    expect(await amountIn(valueOf(dialog, words('orders.refund-total')))).toBe(price);
    await dialog.getByRole('button', { name: words('orders.refund-claim') }).click();
    await expect(status('orders.status.cancelled-returned')).toBeVisible({ timeout: 60_000 });
    await page.goto(`/${edition}/auth/booking`);
    await expect(entry.getByText(words('itinerary.status-cancelled'))).toBeVisible();
  });
  await context.close();
});
