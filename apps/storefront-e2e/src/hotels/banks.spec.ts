import { bankTest as test, chooseMethod, decide, expectResult, payButton } from '../bank-shop';
import { isPhone } from '../checkout-steps';
import { expect, isNightly } from '../fixtures';
import { fillGuests, openGuests } from '../hotel-steps';
import { wordsOf } from '../words';

test('A room is paid at Payme in a window beside it, or at СБП by the code on its page', async ({
  page,
  context,
  edition,
}) => {
  test.skip(!isNightly, 'told by night (docs/ci.md): flights are paid at the same banks by day');
  const words = wordsOf(edition);
  const method = edition === 'ru' ? 'sbp' : 'payme';
  const wide = !isPhone(page);
  await openGuests(page, edition, words);
  await fillGuests(page, edition, words, 'KARIMOVA');
  await page.getByRole('button', { name: words('hotel-booking.book') }).click();
  await expect(page).toHaveURL(/\/hotel\/order\?number=/);
  const orderAt = page.url();
  await chooseMethod(page, words, method);
  const opened = wide ? page.waitForEvent('popup') : null;
  await payButton(page, words).click();
  const bank = (await opened) ?? page;

  if (method === 'payme') {
    await decide(bank, 'pay');
    await expectResult(bank, words, 'success');
  } else if (wide) {
    await expect(page.getByRole('img', { name: words('orders.held-code') })).toBeVisible();
    await expect.poll(() => bank.isClosed()).toBe(true);
    const number = new URL(orderAt).searchParams.get('number');
    const order = await page.request.get(`/api/v1/hotel/orders/${number}?lang=${edition}`);
    const { payment } = (await order.json()) as { payment: { confirmationUrl: string } };
    const phone = await context.newPage();
    await phone.goto(payment.confirmationUrl);
    await decide(phone, 'pay');
    await expect(phone.getByRole('combobox')).toHaveCount(0);
  } else await decide(page, 'pay');

  if (!wide) await page.goto(orderAt);
  await expect(page.getByRole('link', { name: words('orders.voucher-download') })).toBeVisible({
    timeout: 60_000,
  });
});
