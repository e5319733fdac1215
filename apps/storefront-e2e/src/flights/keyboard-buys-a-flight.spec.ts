import { born, isPhone } from '../checkout-steps';
import { expect, test } from '../fixtures';
import {
  chooseByKeys,
  chooseRadio,
  pressByKey,
  tabTo,
  waitForDay,
  typeInto,
} from '../keyboard-steps';
import { wordsOf } from '../words';

test('A flight is found, booked and paid by the keyboard alone', async ({ page, edition }) => {
  test.skip(isPhone(page), 'a keyboard has a desk under it');
  const words = wordsOf(edition);
  const button = (id: string) => page.getByRole('button', { name: words(id) }).first();
  const link = (id: string) => page.getByRole('link', { name: words(id) }).first();
  const label = (id: string) => page.getByLabel(words(id)).first();

  await test.step('enters places, day and travellers', async () => {
    await page.goto(`/${edition}`);
    await chooseRadio(page.getByRole('radio', { name: words('air-search.trip-one-way') }));
    await chooseByKeys(page.getByRole('combobox', { name: words('air-search.from') }), 'TAS');
    await chooseByKeys(page.getByRole('combobox', { name: words('air-search.to') }), 'MOW');
    await waitForDay(page);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await pressByKey(button('air-search.search'));
    await expect(page).toHaveURL(/air-tickets\?.*from=TAS.*to=MOW/);
  });

  await test.step('chooses the first itinerary and its first fare', async () => {
    await expect(link('air-search.offer-choose-named')).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeHidden();
    await pressByKey(link('air-search.offer-choose-named'));
    await pressByKey(link('air-booking.choose'));
    await expect(page).toHaveURL(/\/passengers/);
    await expect(button('air-booking.book')).toBeEnabled();
  });

  await test.step('enters the passengers; the citizenship in the wrong layout', async () => {
    await typeInto(label('air-booking.field-mobile-phone'), '+998901234567');
    await typeInto(label('checkout.email'), 'karimov@mail.uz');
    await typeInto(label('air-booking.field-surname'), 'Каримов');
    await typeInto(label('air-booking.field-name'), 'Олим');
    await typeInto(label('air-booking.field-birth-date'), born(38));
    const citizenship = page.getByRole('combobox', { name: words('citizenship-input.label') });
    await expect(citizenship).toHaveJSProperty('tagName', 'INPUT');
    await typeInto(citizenship, 'ep,tr');
    await page.keyboard.press('Enter');
    await expect(citizenship).toHaveValue(words('citizenship-input.uz'));
    await typeInto(label('air-booking.field-document'), 'FA1234567');
    await tabTo(page.getByRole('checkbox', { name: words('checkout.consent-personal-data') }));
    await page.keyboard.press('Space');
    await pressByKey(button('air-booking.book'));
    await expect(page).toHaveURL(/\/order\?number=/);
  });

  await test.step('pays, and finds the tickets', async () => {
    await pressByKey(button('order-parts.pay'));
    await expect(page).toHaveURL(/\/sandbox\/bank\/pay\//);
    await pressByKey(page.locator('button[value="pay"]'));
    await expect(
      page.getByRole('heading', { name: words('order-parts.result-success') }),
    ).toBeVisible();
    await pressByKey(link('order-parts.result-order'));
    await tabTo(link('orders.tickets-download'));
  });
});
