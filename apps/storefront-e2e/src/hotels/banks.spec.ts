import { createPayer } from '../bank-payer';
import { bankTest as test } from '../bank-shop';
import { isPhone } from '../checkout-steps';
import { expect, isNightly } from '../fixtures';
import { fillGuests, openGuests } from '../hotel-steps';

// Skips the whole file, so that no shop is started for skipped stories.
test.skip(!isNightly, 'told by night (docs/ci.md): flights are paid at the same banks by day');

test('A room is paid at Payme in a separate window, or by СБП with the QR code on its page', async ({
  page,
  edition,
  payer,
}) => {
  const { words } = payer;
  const method = edition === 'ru' ? 'sbp' : 'payme';
  const wide = !isPhone(page);
  await openGuests(page, edition, words);
  await fillGuests(page, edition, words, 'KARIMOVA');
  await page.getByRole('button', { name: words('hotel-booking.book') }).click();
  await expect(page).toHaveURL(/\/hotel\/order\?number=/);
  const orderAt = page.url();
  await payer.chooseMethod(method);
  const opened = wide ? page.waitForEvent('popup') : null;
  await payer.payButton.click();
  const bank = (await opened) ?? page;

  if (method === 'payme') {
    const beside = createPayer(bank, edition);
    await beside.decide('pay');
    await beside.expectResult('success');
  } else if (wide) {
    await expect.poll(() => bank.isClosed()).toBe(true);
    await payer.payByCode(`hotel/orders/${new URL(orderAt).searchParams.get('number')}`);
  } else await payer.decide('pay');

  if (!wide) await page.goto(orderAt);
  await payer.expectDocument('voucher');
});
