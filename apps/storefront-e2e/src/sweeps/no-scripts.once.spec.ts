import { paths } from '@karvon/paths';
import { openPassengers } from '../checkout-steps';
import { expect, test } from '../fixtures';
import { openGuests } from '../hotel-steps';
import { wordsOf } from '../words';

test('Without scripts no form puts names, documents or a PIN into an address', async ({
  page,
  browser,
  baseURL,
  edition,
}) => {
  const words = wordsOf(edition);
  await openPassengers(page, edition, words, 'from=TAS&to=MOW');
  const passengers = page.url();
  await openGuests(page, edition, words);
  const guests = page.url();
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const still = await context.newPage();
  for (const [address, field, button] of [
    [passengers, 'air-booking.field-surname', 'air-booking.book'],
    [guests, 'hotel-booking.guest-surname', 'hotel-booking.book'],
    [paths.register.to(edition), 'auth.username', 'auth.register-submit'],
  ] as const) {
    await test.step(button, async () => {
      await still.goto(address);
      await still.getByLabel(words(field)).first().fill('KARIMOV');
      const before = still.url();
      await still.getByRole('button', { name: words(button) }).click();
      expect(still.url()).toBe(before);
      await expect(still.getByLabel(words(field)).first()).toHaveValue('KARIMOV');
    });
  }
  const pin = still.getByLabel(words('auth.register-pin'));
  await expect(pin).toBeVisible();
  await expect(still.getByRole('meter')).toBeHidden();
  await expect(still.getByRole('button', { name: words('auth.pin-show') })).toBeHidden();
  await context.close();
});
