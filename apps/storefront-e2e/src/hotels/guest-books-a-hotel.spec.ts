import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test, type Edition } from '../fixtures';
import { freeOffers } from '../hotel-steps';
import { wordsOf } from '../words';

/** The booker by edition: the typed city, name, and phone without prefix. */
const visitor: Record<Edition, { city: string; name: string; phone: string }> = {
  ru: { city: 'самарканд', name: 'Дилноза Каримова', phone: '8 912 345-67-89' },
  uz: { city: 'samarqand', name: 'Dilnoza Karimova', phone: '90 123 45 67' },
};

const digits = (text: string) => text.replace(/\D/g, '');

test('Guest books a hotel for two adults and two children, pays, gets the voucher, cancels', async ({
  page,
  browser,
  edition,
  checkAccessibility,
}, { project }) => {
  const words = wordsOf(edition);
  const button = (id: string, part?: 'start') =>
    page.getByRole('button', { name: words(id, part) });
  const wide = project.name.endsWith('desktop');

  await test.step('looks for hotels of Samarkand for a family', async () => {
    await page.goto(`/${edition}?tab=hotel`);
    const form = page.getByRole('form', { name: words('hotel-search.form') });
    await chooseCity(page, form, visitor[edition].city);
    await chooseNights(page, words);
    await chooseGuests(page, form, words);
    await checkAccessibility();
    await form.getByRole('button', { name: words('hotel-search.search') }).click();
    await expect(page).toHaveURL(/\/hotel\?city=SKD&in=.+&out=.+&adults=2&ages=8%2C0$/);
  });

  const perNight = await test.step('sees hotels with their prices and opens one', async () => {
    const choose = page.getByRole('link', { name: words('hotel-search.choose-room-named') });
    await expect(choose.first()).toBeVisible();
    await checkAccessibility();
    const shown = page.getByText(words('hotel-search.per-night')).first();
    const text = (await shown.textContent())!;
    await choose.first().click();
    await expect(page).toHaveURL(/\/hotel\/SKD-/);
    return text;
  });

  await test.step('finds the price of the card below the chosen day of the calendar', async () => {
    const arrival = button('hotel-search.date-in', 'start');
    await arrival.click();
    const calendar = page.getByRole('dialog', { name: words('hotel-search.dates') });
    const chosen = calendar.getByRole('gridcell', { selected: true }).first().getByRole('button');
    await expect(chosen).toHaveAccessibleName(words('hotel-search.night-price', 'start'));
    await expect(chosen).toHaveAccessibleName(new RegExp(perNight.replace(/\s/g, '\\s'), 'iu'));
    await checkAccessibility();
    await page.keyboard.press('Escape');
    await expect(arrival).toBeFocused();
  });

  const price = await test.step('chooses a room with free cancellation', async () => {
    const choose = freeOffers(page, words).first();
    await expect(choose).toBeVisible();
    await checkAccessibility();
    const shown = digits((await choose.getAttribute('aria-label'))!.split(', ').at(-1)!);
    await choose.click();
    await expect(page).toHaveURL(/\/hotel\/booking\?/);
    return shown;
  });

  await test.step('sees which fields are missing, and the first of them has the focus', async () => {
    const book = button('hotel-booking.book');
    await expect(book).toBeVisible();
    expect(digits(await book.innerText())).toBe(price);
    await checkAccessibility();
    await book.click();
    await expect(page.getByText(words('hotel-booking.check-fields'))).toBeVisible();
    await expect(page.getByLabel(words('hotel-booking.booker-name'))).toBeFocused();
    await checkAccessibility();
  });

  await test.step('enters the booker and the guests', async () => {
    const { name, phone } = visitor[edition];
    await page.getByLabel(words('hotel-booking.booker-name')).fill(name);
    await page.getByLabel(words('hotel-booking.booker-phone')).fill(phone);
    await page.getByLabel(words('checkout.email')).fill('dilnoza@mail.uz');
    const guests = page.getByRole('region', {
      name: new RegExp(
        `${words('hotel-booking.guest-adult').source}|${words('hotel-booking.guest-child').source}`,
        'iu',
      ),
    });
    for (const guest of await guests.all()) {
      await guest.getByLabel(words('hotel-booking.guest-name')).fill('Aziza');
      await guest.getByLabel(words('hotel-booking.guest-surname')).fill('Karimova');
    }
    await page.getByRole('checkbox', { name: words('checkout.consent-personal-data') }).check();
    await expect(page.getByText(words('hotel-booking.check-fields'))).toBeHidden();
    await checkAccessibility();
  });

  const number = await test.step('books at the price on the card', async () => {
    await button('hotel-booking.book').click();
    await expect(page).toHaveURL(/\/hotel\/order\?number=/);
    const pay = button('order-parts.pay');
    await expect(pay).toBeVisible();
    expect(digits(await pay.innerText())).toBe(price);
    await checkAccessibility();
    return new URL(page.url()).searchParams.get('number')!;
  });

  await test.step('pays in a window beside the order where there is room, otherwise in the same page', async () => {
    const opened = wide ? page.waitForEvent('popup') : null;
    await button('order-parts.pay').click();
    const bank = (await opened) ?? page;
    await bank.locator('button[value="pay"]').click();
    await expect(
      bank.getByRole('heading', { name: words('order-parts.result-success') }),
    ).toBeVisible();
    if (wide) {
      await expect(bank.getByRole('timer')).toBeVisible();
      await expect(
        bank.getByRole('button', { name: words('hotel-orders.close-keep') }),
      ).toBeVisible();
      await bank.waitForEvent('close');
    } else {
      await checkAccessibility();
      await page.getByRole('link', { name: words('order-parts.result-order') }).click();
    }
  });

  await test.step('gets the voucher in the order, which was notified of the payment', async () => {
    const link = page.getByRole('link', { name: words('hotel-orders.voucher-download') });
    await expect(link).toBeVisible({ timeout: 60_000 });
    await checkAccessibility();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  await test.step('cancels, knowing the cost', async () => {
    await button('hotel-orders.cancel').click();
    const dialog = page.getByRole('dialog', { name: words('order-parts.cancel-title') });
    await expect(rowOf(dialog, words('hotel-orders.cancel-penalty'))).toHaveText(/^0\D*$/);
    expect(digits(await rowOf(dialog, words('hotel-orders.cancel-refund')).innerText())).toBe(
      price,
    );
    await checkAccessibility();
    await dialog.getByRole('button', { name: words('order-parts.cancel-confirm') }).click();
    await expect(page.getByRole('heading', { name: words('stay.status-canceled') })).toBeVisible({
      timeout: 60_000,
    });
    await checkAccessibility();
  });

  await test.step('sees the full refund on its way', async () => {
    const refund = page.getByRole('region', { name: words('hotel-orders.refund') });
    await expect(refund.getByText(words('hotel-orders.refund-sent'))).toBeVisible({
      timeout: 60_000,
    });
    expect(digits(await rowOf(refund, words('hotel-orders.refund-sum')).innerText())).toBe(price);
  });

  await test.step('finds the order again on another device by number and buyer name', async () => {
    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await elsewhere.newPage();
    await other.goto(`/${edition}/myorder`);
    const form = other.getByRole('region', { name: words('order-parts.look-up-hotel-title') });
    await form.getByLabel(words('order-parts.hotel-look-up-number')).fill(number.toLowerCase());
    await form.getByLabel(words('order-parts.hotel-look-up-name')).fill(visitor[edition].name);
    await form.getByRole('button', { name: words('order-parts.look-up-find') }).click();
    await expect(other.getByRole('heading', { name: words('stay.status-canceled') })).toBeVisible();
    await elsewhere.close();
  });
});

type Words = ReturnType<typeof wordsOf>;

/** The value of a term in a description list. */
const rowOf = (root: Locator, term: RegExp) =>
  root
    .locator('dl > div')
    .filter({ has: root.page().getByText(term) })
    .locator('dd');

async function chooseCity(page: Page, form: Locator, text: string) {
  const field = form.getByRole('combobox').first();
  // Typing before hydration opens nothing, so it is repeated until the field responds.
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially(text);
    const first = page.getByRole('option').first();
    await expect(first).toContainText(new RegExp(text, 'i'), { timeout: 5_000 });
  }).toPass();
  await page.getByRole('option').first().click();
  await expect(field).not.toHaveValue(text);
}

/**
 * Chooses three nights of a later month: always on sale and free to cancel. The calendar opens after a city is chosen.
 */
async function chooseNights(page: Page, words: Words) {
  const calendar = page.getByRole('dialog', { name: words('hotel-search.dates') });
  await calendar.getByRole('button', { name: words('i18n.calendar.next-month') }).click();
  const days = calendar.getByRole('grid').last().getByRole('button');
  await days.nth(9).click();
  await days.nth(12).click();
}

/** Two adults, a child of eight and a baby. */
async function chooseGuests(page: Page, form: Locator, words: Words) {
  await form.getByRole('button', { name: words('hotel-search.guests', 'start') }).click();
  const panel = page.getByRole('dialog', { name: words('hotel-search.guests') });
  await panel.getByRole('button', { name: words('hotel-search.guests-more') }).click();
  for (const age of ['8', '0']) {
    await panel.getByRole('button', { name: words('hotel-search.guests-add-child') }).click();
    await panel.getByRole('combobox').last().selectOption(age);
  }
  await panel.getByRole('button', { name: words('search-parts.done') }).click();
  await expect(panel).toBeHidden();
}
