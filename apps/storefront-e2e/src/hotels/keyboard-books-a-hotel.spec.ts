import { isPhone } from '../checkout-steps';
import { expect, test } from '../fixtures';
import { freeOffers } from '../hotel-steps';
import { chooseByKeys, pressByKey, tabTo, waitForDay, typeInto } from '../keyboard-steps';
import { wordsOf } from '../words';

test('A room is found, booked and paid by the keyboard alone', async ({ page, edition }) => {
  test.skip(isPhone(page), 'a keyboard has a desk under it');
  const words = wordsOf(edition);
  const button = (id: string) => page.getByRole('button', { name: words(id) }).first();
  const label = (id: string) => page.getByLabel(words(id)).first();

  await test.step('enters place and days', async () => {
    await page.goto(`/${edition}?tab=hotel`);
    const form = page.getByRole('form', { name: words('hotel-search.form') });
    await chooseByKeys(form.getByRole('combobox').first(), 'cfvfhrfyl');
    await waitForDay(page);
    for (const key of ['PageDown', 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key);
    await page.keyboard.press('Escape');
    await pressByKey(form.getByRole('button', { name: words('hotel-search.search') }));
    await expect(page).toHaveURL(/\/hotel\?city=SKD&in=.+&out=/);
  });

  await test.step('chooses a hotel and a room with free cancellation', async () => {
    await pressByKey(
      page.getByRole('link', { name: words('hotel-search.choose-room-named') }).first(),
    );
    await expect(page).toHaveURL(/\/hotel\/SKD-/);
    await pressByKey(freeOffers(page, words).first());
    await expect(page).toHaveURL(/\/hotel\/booking\?/);
    await expect(button('hotel-booking.book')).toBeVisible();
  });

  await test.step('enters the booker and the guests', async () => {
    await typeInto(label('hotel-booking.booker-name'), 'Дилноза Каримова');
    await typeInto(label('hotel-booking.booker-phone'), '+998901234567');
    await typeInto(label('checkout.email'), 'dilnoza@mail.uz');
    await pressByKey(button('hotel-booking.guest-same'));
    await tabTo(page.getByRole('checkbox', { name: words('checkout.consent-personal-data') }));
    await page.keyboard.press('Space');
    await pressByKey(button('hotel-booking.book'));
    await expect(page).toHaveURL(/\/hotel\/order\?number=/);
  });

  await test.step('pays beside the order, and finds the voucher', async () => {
    const opened = page.waitForEvent('popup');
    await pressByKey(button('order-parts.pay'));
    const bank = await opened;
    await pressByKey(bank.locator('button[value="pay"]'));
    await expect(
      bank.getByRole('heading', { name: words('order-parts.result-success') }),
    ).toBeVisible();
    await bank.waitForEvent('close');
    const voucher = page.getByRole('link', { name: words('hotel-orders.voucher-download') });
    await expect(voucher).toBeVisible({ timeout: 60_000 });
    await tabTo(voucher);
  });
});
