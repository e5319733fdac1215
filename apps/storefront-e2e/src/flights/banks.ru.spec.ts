import { paths } from '@karvon/paths';
import {
  bankTest as test,
  chooseMethod,
  decide,
  expectResult,
  expectTickets,
  goToBank,
  payButton,
} from '../bank-shop';
import { bookOrder } from '../book-order';
import { isPhone } from '../checkout-steps';
import { expect, isNightly } from '../fixtures';
import type { startBank } from '../own-servers';
import { refundReturnFlight } from '../refund-return-flight';
import { wordsOf } from '../words';

const words = wordsOf('ru');
const orderAt = (number: string) => paths.airOrder.to('ru', { number });
const atNight = 'told by night (docs/ci.md): the same calls run through the API by day';

interface Charge {
  status: string;
  refunded_amount: { value: string };
}

/** A payment as YooKassa has it; `page` is the address of its page. */
async function chargeOf(
  { url, settings }: Awaited<ReturnType<typeof startBank>>,
  page: string,
): Promise<Charge> {
  const secrets = `${settings.YOOKASSA_SHOP_ID}:${settings.YOOKASSA_SECRET_KEY}`;
  const response = await fetch(`${url}/v3/payments/${page.split('/').at(-1)}`, {
    headers: { authorization: `Basic ${Buffer.from(secrets).toString('base64')}` },
  });
  return (await response.json()) as Charge;
}

test('A flight is paid by card at YooKassa, and one of its flights is refunded to the card', async ({
  page,
  shop,
  checkAccessibility,
}) => {
  test.skip(!isNightly && isPhone(page), atNight);
  await page.goto(orderAt(await bookOrder(page.request, 'flex', { back: true })));
  await checkAccessibility();
  await goToBank(page, words, 'bank-card');
  const bankAt = page.url();
  await decide(page, 'pay');
  await expectResult(page, words, 'success');
  await expectTickets(page, words);
  const refunded = await refundReturnFlight(page, words);
  await expect(page.getByRole('button', { name: words('orders.refund-open') })).toBeVisible({
    timeout: 60_000,
  });
  const charge = await chargeOf(shop.banks.yookassa, bankAt);
  expect([charge.status, Number(charge.refunded_amount.value)]).toEqual(['succeeded', refunded]);
});

test('A payment that YooKassa does not decide is given up, and the order is paid by СБП', async ({
  page,
  context,
  checkAccessibility,
}) => {
  test.skip(!isNightly && isPhone(page), atNight);
  const number = await bookOrder(page.request, 'flex');
  await page.goto(orderAt(number));
  await goToBank(page, words, 'bank-card');
  await decide(page, 'leave');
  await expectResult(page, words, 'pending');
  await page.getByRole('link', { name: words('orders.result-order') }).click();
  await expect(payButton(page, words)).toHaveCount(0);
  await page.getByRole('button', { name: words('orders.held-give-up') }).click();
  await expect(page.getByText(words('orders.pay-expired'))).toBeVisible();
  const paid = page.getByRole('link', { name: words('orders.tickets-download') });

  await test.step('a phone opens the application; a wide screen shows its code', async () => {
    if (isPhone(page)) {
      await goToBank(page, words, 'sbp');
      await decide(page, 'pay');
      await page.goto(orderAt(number));
      return;
    }
    await chooseMethod(page, words, 'sbp');
    await payButton(page, words).click();
    await expect(page.getByRole('img', { name: words('orders.held-code') })).toBeVisible();
    await expect(page.getByRole('link', { name: words('orders.held-resume') })).toBeHidden();
    await checkAccessibility();
    const order = await page.request.get(`/api/v1/air/orders/${number}?lang=ru`);
    const { payment } = (await order.json()) as { payment: { confirmationUrl: string } };
    const phone = await context.newPage();
    await phone.goto(payment.confirmationUrl);
    await decide(phone, 'pay');
    // The bank has told the shop by then: a page that is closed earlier may not have sent the choice.
    await expect(phone.getByRole('combobox')).toHaveCount(0);
    await phone.close();
  });

  await test.step('the order has its tickets, without a press', async () => {
    await expect(paid).toBeVisible({ timeout: 60_000 });
  });
});

test('A payment that is left at YooKassa is continued there', async ({ page }) => {
  test.skip(!isNightly, atNight);
  await page.goto(orderAt(await bookOrder(page.request, 'flex')));
  await goToBank(page, words, 'bank-card');
  await decide(page, 'leave');
  await expectResult(page, words, 'pending');
  await page.getByRole('link', { name: words('orders.result-order') }).click();
  await page.getByRole('link', { name: words('orders.held-resume') }).click();
  await decide(page, 'pay', 'never');
  await expectResult(page, words, 'success');
  await expectTickets(page, words);
});

test('A payment that YooKassa has cancelled is made again', async ({ page }) => {
  test.skip(!isNightly, atNight);
  await page.goto(orderAt(await bookOrder(page.request, 'flex')));
  await goToBank(page, words, 'bank-card');
  await decide(page, 'cancel');
  await expectResult(page, words, 'failure');
  await page.getByRole('link', { name: words('orders.result-again') }).click();
  await expect(page.getByText(words('orders.pay-failed'))).toBeVisible();
  await goToBank(page, words, 'bank-card');
  await decide(page, 'pay');
  await expectResult(page, words, 'success');
});

test('Money that is paid at YooKassa for a cancelled order goes back by itself', async ({
  page,
  shop,
}) => {
  test.skip(!isNightly, atNight);
  const number = await bookOrder(page.request, 'flex');
  await page.goto(orderAt(number));
  await goToBank(page, words, 'bank-card');
  const bankAt = page.url();
  await page.goto(orderAt(number));
  await page.getByRole('button', { name: words('orders.cancel') }).click();
  await page
    .getByRole('dialog', { name: words('orders.cancel-title') })
    .getByRole('button', { name: words('orders.cancel-confirm') })
    .click();
  await expect(
    page.getByRole('heading', { name: words('itinerary.status-cancelled') }),
  ).toBeVisible();
  await page.goto(bankAt);
  await decide(page, 'pay');
  await expect(page.getByRole('heading', { name: words('orders.result-refund') })).toBeVisible();
  await expect
    .poll(async () => (await chargeOf(shop.banks.yookassa, bankAt)).status, { timeout: 60_000 })
    .toBe('canceled');
});
