import { bankTest as test } from '../bank-shop';
import { expect, isNightly } from '../fixtures';
import { refundReturnFlight } from './refund-return-flight';

const atNight = 'told by night (docs/ci.md): the same calls run through the API by day';

for (const method of ['payme', 'click'] as const) {
  const other = method === 'payme' ? 'click' : 'payme';

  test(`A flight is paid at ${method}, at the second card`, async ({
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

    test(`A payment that ${method} keeps and then cancels is followed by one in another way`, async ({
      page,
      payer,
    }) => {
      const { payButton, words } = payer;
      await payer.openOrder();
      const bankAt = await payer.goToBank(method);
      await payer.decide('pay', 'late');

      await test.step('nothing else can be paid while the bank has it', async () => {
        await payer.expectResult('pending');
        await payer.goToOrder();
        await expect(
          page.getByRole('heading', { name: words('orders.held-pending') }),
        ).toBeVisible();
        await expect(payButton).toHaveCount(0);
      });

      await test.step('the bank cancels, and the result says so', async () => {
        await page.goto(bankAt);
        await payer.decide('cancel');
        await payer.expectResult('failure');
      });

      await test.step('pays in the other way', async () => {
        await page.getByRole('link', { name: words('orders.result-again') }).click();
        await expect(page.getByText(words('orders.pay-failed'))).toBeVisible();
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

    test(`A payment that ${method} keeps is paid when it says so, without a press`, async ({
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

    test(`A payment that ${method} may not take is tried again by the way back to it`, async ({
      page,
      payer,
    }) => {
      await payer.openOrder();
      await payer.goToBank(method);
      await payer.decide('pay', 'wrong-amount');
      await payer.expectResult('pending');
      await payer.goToOrder();
      await page.getByRole('link', { name: payer.words('orders.held-resume') }).click();
      await payer.decide('pay');
      await payer.expectResult('success');
      await payer.goToOrder();
      await payer.expectDocument('tickets');
    });

    test(`An order that was cancelled takes no money at ${method}`, async ({ page, payer }) => {
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

  test('A part of what was paid at Payme is sent by a person, and the refund ends when they say so', async ({
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
