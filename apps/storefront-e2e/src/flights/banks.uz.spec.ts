import { bankTest as test } from '../bank-shop';
import { expect, isNightly } from '../fixtures';
import { refundReturnFlight } from './refund-return-flight';

const atNight = 'told by night (docs/ci.md): the same calls run through the API by day';

for (const method of ['payme', 'click'] as const) {
  const other = method === 'payme' ? 'click' : 'payme';

  test(`A flight is paid at ${method}, with the second card`, async ({
    page,
    payer,
    checkAccessibility,
  }) => {
    await payer.openOrder();
    await checkAccessibility();
    const bank = await payer.goToBank(method);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await checkAccessibility();
    }
    await payer.decide('decline');
    await payer.expectResult('failure');
    await page.goto(bank);
    await payer.decide('pay');
    await payer.expectResult('success');
    await payer.goToOrder();
    await payer.expectDocument('tickets');
  });

  test.describe(() => {
    test.skip(!isNightly && method !== 'payme', atNight);

    test(`A payment that ${method} holds and then cancels is followed by one with another method`, async ({
      page,
      payer,
    }) => {
      const { payButton, words } = payer;
      await payer.openOrder();
      const bankAt = await payer.goToBank(method);
      await payer.decide('pay', 'late');

      await test.step('while the bank holds the payment, no other can be started', async () => {
        await payer.expectResult('pending');
        await payer.goToOrder();
        await expect(
          page.getByRole('heading', { name: words('order-parts.held-pending') }),
        ).toBeVisible();
        await expect(payButton).toHaveCount(0);
      });

      await test.step('the bank cancels, and the result says so', async () => {
        await page.goto(bankAt);
        await payer.decide('cancel');
        await payer.expectResult('failure');
      });

      await test.step('pays with the other method', async () => {
        await page.getByRole('link', { name: words('order-parts.result-again') }).click();
        await expect(page.getByText(words('order-parts.pay-failed'))).toBeVisible();
        await payer.goToBank(other);
        await payer.decide('pay');
        await payer.expectResult('success');
        await payer.goToOrder();
        await payer.expectDocument('tickets');
      });
    });
  });

  test.describe(() => {
    test.skip(!isNightly, atNight);

    test(`A payment that ${method} holds is paid when the bank confirms it, without a click`, async ({
      payer,
      shop,
    }) => {
      await payer.openOrder();
      await payer.goToBank(method);
      await payer.decide('pay', 'late');
      await payer.expectResult('pending');
      await shop.banks[method].deliverLate();
      await payer.expectResult('success');
      await payer.goToOrder();
      await payer.expectDocument('tickets');
    });

    test(`A payment that ${method} refuses is tried again through the link back to it`, async ({
      page,
      payer,
    }) => {
      await payer.openOrder();
      await payer.goToBank(method);
      await payer.decide('pay', 'wrong-amount');
      await payer.expectResult('pending');
      await payer.goToOrder();
      await page.getByRole('link', { name: payer.words('order-parts.held-resume') }).click();
      await payer.decide('pay');
      await payer.expectResult('success');
      await payer.goToOrder();
      await payer.expectDocument('tickets');
    });

    test(`A payment of a cancelled order is refused at ${method}`, async ({ page, payer }) => {
      const number = await payer.openOrder();
      const bankAt = await payer.goToBank(method);
      await page.goto(payer.orderAt(number));
      await payer.cancelOrder();
      await page.goto(bankAt);
      await payer.decide('pay');
      await payer.expectResult('failure');
      await page.goto(payer.orderAt(number));
      await expect(payer.cancelled).toBeVisible();
    });
  });
}

test.describe(() => {
  test.skip(!isNightly, atNight);

  test('A person sends a partial refund of a Payme payment, and the refund ends when they confirm it', async ({
    page,
    payer,
    shop,
  }) => {
    const { words } = payer;
    const number = await payer.openOrder({ back: true });
    await payer.goToBank('payme');
    await payer.decide('pay');
    await payer.expectResult('success');
    await payer.goToOrder();
    await payer.expectDocument('tickets');
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
});
