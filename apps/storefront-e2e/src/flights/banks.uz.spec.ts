import { paths } from '@karvon/paths';
import {
  bankTest as test,
  decide,
  expectResult,
  expectTickets,
  goToBank,
  payButton,
} from '../bank-shop';
import { bookOrder } from '../book-order';
import { isPhone } from '../checkout-steps';
import { expect, isNightly } from '../fixtures';
import { refundReturnFlight } from '../refund-return-flight';
import { wordsOf } from '../words';

const words = wordsOf('uz');
const orderAt = (number: string) => paths.airOrder.to('uz', { number });
const atNight = 'told by night (docs/ci.md): the same calls run through the API by day';

for (const method of ['payme', 'click'] as const) {
  const other = method === 'payme' ? 'click' : 'payme';

  test(`A flight is paid at ${method}`, async ({ page, checkAccessibility }) => {
    test.skip(!isNightly && !isPhone(page), atNight);
    await page.goto(orderAt(await bookOrder(page.request, 'flex')));
    await checkAccessibility();
    await goToBank(page, words, method);
    await decide(page, 'pay');
    await expectResult(page, words, 'success');
    await expectTickets(page, words);
  });

  test(`A payment that ${method} keeps and then cancels is followed by one in another way`, async ({
    page,
  }) => {
    test.skip(!isNightly && (method !== 'payme' || !isPhone(page)), atNight);
    await page.goto(orderAt(await bookOrder(page.request, 'flex')));
    await goToBank(page, words, method);
    const bankAt = page.url();
    await decide(page, 'pay', 'late');

    await test.step('nothing else can be paid while the bank has it', async () => {
      await expectResult(page, words, 'pending');
      await page.getByRole('link', { name: words('orders.result-order') }).click();
      await expect(page.getByRole('heading', { name: words('orders.held-pending') })).toBeVisible();
      await expect(payButton(page, words)).toHaveCount(0);
    });

    await test.step('the bank cancels, and the result says so', async () => {
      await page.goto(bankAt);
      await decide(page, 'cancel');
      await expectResult(page, words, 'failure');
    });

    await test.step('pays in the other way', async () => {
      await page.getByRole('link', { name: words('orders.result-again') }).click();
      await expect(page.getByText(words('orders.pay-failed'))).toBeVisible();
      await goToBank(page, words, other);
      await decide(page, 'pay');
      await expectResult(page, words, 'success');
      await expectTickets(page, words);
    });
  });

  test(`A payment that ${method} keeps is paid when it says so, without a press`, async ({
    page,
    shop,
  }) => {
    test.skip(!isNightly, atNight);
    await page.goto(orderAt(await bookOrder(page.request, 'flex')));
    await goToBank(page, words, method);
    await decide(page, 'pay', 'late');
    await expectResult(page, words, 'pending');
    await shop.banks[method].deliverLate();
    await expectResult(page, words, 'success');
    await expectTickets(page, words);
  });

  test(`A payment that ${method} may not take is tried again by the way back to it`, async ({
    page,
  }) => {
    test.skip(!isNightly, atNight);
    await page.goto(orderAt(await bookOrder(page.request, 'flex')));
    await goToBank(page, words, method);
    await decide(page, 'pay', 'wrong-amount');
    await expectResult(page, words, 'pending');
    await page.getByRole('link', { name: words('orders.result-order') }).click();
    await page.getByRole('link', { name: words('orders.held-resume') }).click();
    await decide(page, 'pay');
    await expectResult(page, words, 'success');
    await expectTickets(page, words);
  });

  test(`An order that was cancelled takes no money at ${method}`, async ({ page }) => {
    test.skip(!isNightly, atNight);
    const number = await bookOrder(page.request, 'flex');
    await page.goto(orderAt(number));
    await goToBank(page, words, method);
    const bankAt = page.url();
    await page.goto(orderAt(number));
    await page.getByRole('button', { name: words('orders.cancel') }).click();
    await page
      .getByRole('dialog', { name: words('orders.cancel-title') })
      .getByRole('button', { name: words('orders.cancel-confirm') })
      .click();
    const cancelled = page.getByRole('heading', { name: words('itinerary.status-cancelled') });
    await expect(cancelled).toBeVisible();
    await page.goto(bankAt);
    await decide(page, 'pay');
    await expectResult(page, words, 'failure');
    await page.goto(orderAt(number));
    await expect(cancelled).toBeVisible();
  });
}

test('A part of what was paid at Payme is sent by a person, and the refund ends when they say so', async ({
  page,
  shop,
}) => {
  test.skip(!isNightly, atNight);
  const number = await bookOrder(page.request, 'flex', { back: true });
  await page.goto(orderAt(number));
  await goToBank(page, words, 'payme');
  await decide(page, 'pay');
  await expectResult(page, words, 'success');
  await expectTickets(page, words);
  await refundReturnFlight(page, words);
  const headers = shop.operator;
  const waiting = async () => {
    const response = await page.request.get(`${shop.api.url}/v1/ops/money`, { headers });
    const { returns } = (await response.json()) as {
      returns: { reference: string; orderNumber: string }[];
    };
    return returns.find(({ orderNumber }) => orderNumber === number)?.reference;
  };
  await expect.poll(waiting).toBeDefined();
  await expect(page.getByText(words('orders.refund-step-at-bank'))).toBeVisible();
  const sent = `${shop.api.url}/v1/ops/returns/${await waiting()}/sent`;
  expect(await (await page.request.post(sent, { headers })).json()).toEqual({ noted: true });
  // The next refund can begin only after this one has finished.
  await expect(page.getByRole('button', { name: words('orders.refund-open') })).toBeVisible();
});
