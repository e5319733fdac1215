import { memberOf, signUp } from '../../account-steps';
import { openAsleep, untilAwake } from '../../asleep';
import { openPassengers } from '../../checkout-steps';
import { expect, test } from '../../fixtures';
import { openGuests } from '../../hotel-steps';
import { wordsOf } from '../../words';

test('A city typed before hydration is searched for, and typing goes on', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  for (const [address, name] of [
    [`/${edition}/hotel`, 'hotel-search.city'],
    [`/${edition}`, 'air-search.to'],
  ] as const) {
    await test.step(name, async () => {
      const wake = await openAsleep(page, address);
      const field = page.getByRole('combobox', { name: words(name) }).first();
      await field.pressSequentially('sama');
      wake();
      const found = page.getByRole('option', { selected: true });
      await expect(found).toContainText(/самарканд|samarqand/i);
      await expect(field).toHaveValue('sama');
      await page.keyboard.type('rqand');
      await expect(field).toHaveValue('samarqand');
      await expect(found).toContainText(/самарканд|samarqand/i);
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue(/^(самарканд|samarqand)/i);
    });
  }
});

test('A city typed before hydration survives a switch to another form and back', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  const tab = (name: 'air' | 'hotel') =>
    page
      .getByRole('navigation', { name: words('storefront.home.tabs') })
      .getByRole('link', { name: words(`storefront.home.tabs.${name}`) });
  const city = page.getByRole('combobox', { name: words('hotel-search.city') });
  const destination = page.getByRole('combobox', { name: words('air-search.to') });
  for (const [address, field, own, other, otherField] of [
    ['', destination, 'air', 'hotel', city],
    ['?tab=hotel', city, 'hotel', 'air', destination],
  ] as const) {
    await test.step(own, async () => {
      const wake = await openAsleep(page, `/${edition}${address}`);
      await field.pressSequentially('sama');
      await tab(other).click();
      wake();
      await expect(otherField).toBeVisible();
      await tab(own).click();
      await expect(field).toHaveValue(/^(sama|самарканд|samarqand)/i);
    });
  }
});

test('A name typed before hydration is kept by the booking form', async ({ page, edition }) => {
  const words = wordsOf(edition);
  await openGuests(page, edition, words);
  const name = page.getByLabel(words('hotel-booking.guest-name'));
  const surname = page.getByLabel(words('hotel-booking.guest-surname'));
  const wake = await openAsleep(page, page.url());
  await name.fill('Aziza');
  await surname.pressSequentially('KARIM');
  wake();
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(stored).toContain('Aziza');
  await expect.poll(stored).toContain('KARIM');
  await page.keyboard.type('OVA');
  await expect(surname).toHaveValue('KARIMOVA');
  await expect(name).toHaveValue('Aziza');
});

test('The selected account number is replaced by typing, even before its digits are grouped', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  await signUp(page.request, memberOf(page, edition, 12), edition);
  let comes = () => {};
  const grouping = new Promise<void>((resolve) => (comes = resolve));
  await page.route('**/phone-rules-*.js', async (route) => {
    await grouping;
    await route.continue();
  });
  const loaded = page.waitForResponse('**/phone-rules-*.js');
  await openPassengers(page, edition, words, 'from=JFK&to=EWR');
  const phone = page.getByLabel(words('air-booking.field-mobile-phone'));
  await expect(phone).not.toHaveValue('');
  await phone.selectText();
  comes();
  const script = (await loaded).url();
  await page.evaluate(async (url) => void (await import(url)), script);
  await page.keyboard.type(edition === 'ru' ? '9123456789' : '901234567');
  await expect(phone).toHaveValue(edition === 'ru' ? '(912) 345-67-89' : '90 123-45-67');
});

for (const who of ['guest', 'member'] as const)
  test(`A phone that a ${who} types during hydration is not mixed with another number`, async ({
    page,
    edition,
  }) => {
    const words = wordsOf(edition);
    if (who === 'member') await signUp(page.request, memberOf(page, edition, 13), edition);
    const digits = edition === 'ru' ? '9123456789' : '901234567';
    const shown = edition === 'ru' ? '(912) 345-67-89' : '90 123-45-67';
    for (const [open, label] of [
      [
        () => openPassengers(page, edition, words, 'from=JFK&to=EWR'),
        'air-booking.field-mobile-phone',
      ],
      [() => openGuests(page, edition, words), 'hotel-booking.booker-phone'],
    ] as const)
      await test.step(label, async () => {
        await open();
        await page.evaluate(() => sessionStorage.clear());
        const wake = await openAsleep(page, page.url());
        const phone = page.getByLabel(words(label));
        await phone.pressSequentially(digits.slice(0, 4));
        wake();
        await page.keyboard.type(digits.slice(4), { delay: 30 });
        await untilAwake(page);
        await expect(phone).toHaveValue(shown);
        // By then the account's data has arrived.
        await page.getByLabel(words('checkout.email')).focus();
        await expect(phone).toHaveValue(shown);
        await page.unrouteAll({ behavior: 'wait' });
      });
  });
