import { bankTest as test } from '../bank-shop';
import { isPhone } from '../checkout-steps';
import { expect, isNightly } from '../fixtures';
import type { startBank } from '../own-servers';
import { refundReturnFlight } from './refund-return-flight';

interface Charge {
  status: string;
  refunded_amount: { value: string };
}

/** The payment at YooKassa; `page` is the address of its page. */
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
  payer,
  shop,
  checkAccessibility,
}) => {
  const { words } = payer;
  await payer.openOrder({ back: true });
  await checkAccessibility();
  const bankAt = await payer.goToBank('bank-card');
  await payer.decide('pay');
  await payer.expectResult('success');
  await payer.goToOrder();
  await payer.expectDocument('tickets');
  const refunded = await refundReturnFlight(page, words);
  await expect(page.getByRole('button', { name: words('orders.refund-open') })).toBeVisible({
    timeout: 60_000,
  });
  const charge = await chargeOf(shop.banks.yookassa, bankAt);
  expect([charge.status, Number(charge.refunded_amount.value)]).toEqual(['succeeded', refunded]);
});

test('A payment that YooKassa does not decide is cancelled, and the order is paid by СБП', async ({
  page,
  payer,
  checkAccessibility,
}) => {
  const { payButton, words } = payer;
  const number = await payer.openOrder();
  await payer.goToBank('bank-card');
  await payer.decide('leave');
  await payer.expectResult('pending');
  await payer.goToOrder();
  const giveUp = page.getByRole('button', { name: words('order-parts.held-give-up') });
  await expect(giveUp).toBeVisible();
  await expect(payButton).toHaveCount(0);
  await giveUp.click();
  await expect(page.getByText(words('order-parts.pay-expired'))).toBeVisible();

  await test.step('a phone opens the application; a wide screen shows a QR code for it', async () => {
    if (isPhone(page)) {
      await payer.goToBank('sbp');
      await payer.decide('pay');
      await page.goto(payer.orderAt(number));
      return;
    }
    await payer.chooseMethod('sbp');
    await payButton.click();
    await expect(page.getByRole('img', { name: words('order-parts.held-code') })).toBeVisible();
    await expect(page.getByRole('link', { name: words('order-parts.held-resume') })).toBeHidden();
    await checkAccessibility();
    await payer.payByCode(`air/orders/${number}`);
  });

  await test.step('the order gets its tickets without a click', () =>
    payer.expectDocument('tickets'));
});

test.describe(() => {
  test.skip(!isNightly, 'told by night (docs/ci.md): the same calls run through the API by day');

  test('A payment that was left at YooKassa is continued there', async ({ page, payer }) => {
    await payer.openOrder();
    await payer.goToBank('bank-card');
    await payer.decide('leave');
    await payer.expectResult('pending');
    await payer.goToOrder();
    await page.getByRole('link', { name: payer.words('order-parts.held-resume') }).click();
    await payer.decide('pay', 'never');
    await payer.expectResult('success');
    await payer.goToOrder();
    await payer.expectDocument('tickets');
  });

  test('A payment that YooKassa has cancelled is started again', async ({ page, payer }) => {
    const { words } = payer;
    await payer.openOrder();
    await payer.goToBank('bank-card');
    await payer.decide('cancel');
    await payer.expectResult('failure');
    await page.getByRole('link', { name: words('order-parts.result-again') }).click();
    await expect(page.getByText(words('order-parts.pay-failed'))).toBeVisible();
    await payer.goToBank('bank-card');
    await payer.decide('pay');
    await payer.expectResult('success');
  });

  test('Money that is paid at YooKassa for a cancelled order is refunded automatically', async ({
    page,
    payer,
    shop,
  }) => {
    const number = await payer.openOrder();
    const bankAt = await payer.goToBank('bank-card');
    await page.goto(payer.orderAt(number));
    await payer.cancelOrder();
    await page.goto(bankAt);
    await payer.decide('pay');
    await payer.expectResult('refund');
    await expect
      .poll(async () => (await chargeOf(shop.banks.yookassa, bankAt)).status, { timeout: 60_000 })
      .toBe('canceled');
  });
});
