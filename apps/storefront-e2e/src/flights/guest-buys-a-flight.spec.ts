import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, type Edition } from '../fixtures';
import { wordsOf } from '../words';

/** The visitor's input: Moscow in the wrong keyboard layout, names in Cyrillic, a phone without a prefix. */
const visitor: Record<Edition, { destination: string; phone: string }> = {
  ru: { destination: 'vjcrdf', phone: '8 912 345-67-89' },
  uz: { destination: 'moskva', phone: '90 123 45 67' },
};

const travellers = [
  {
    surname: 'Каримова',
    name: 'Дилноза',
    birthDate: '09.03.1990',
    document: 'АА 1234567',
    sex: 'air-booking.female',
  },
  {
    surname: 'Каримов',
    name: 'Олим',
    birthDate: '01.05.1988',
    document: 'AB7654321',
    sex: 'air-booking.male',
  },
];

const digits = (text: string) => text.replace(/\D/g, '');

test('Guest books, pays and finds a flight again', async ({
  page,
  browser,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const button = (id: string) => page.getByRole('button', { name: words(id) });

  await test.step('looks for Tashkent to Moscow for two', async () => {
    await page.goto(`/${edition}`);
    await checkAccessibility();
    await page
      .getByRole('radio', { name: words('air-search.trip-one-way') })
      .check({ force: true });
    await choosePlace(page, words('air-search.from'), 'TAS');
    await choosePlace(page, words('air-search.to'), visitor[edition].destination);
    await chooseDay(page, words);
    await addAdult(page, words);
    await button('air-search.search').first().click();
    await expect(page).toHaveURL(/air-tickets\?.*from=TAS.*to=MOW.*adult=2/);
  });

  const choose = page.getByRole('link', { name: words('air-search.offer-choose-named') });
  const cardPrice = await test.step('sees itineraries and their final prices', async () => {
    await expect(choose.first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeHidden();
    expect(await choose.count()).toBeGreaterThan(3);
    await checkAccessibility();
    // The price is the last part of the link's name, after the time: «Выбрать: …, вылет в 08:30, 2 140 000 сум».
    return digits((await choose.first().getAttribute('aria-label'))!.split(', ').at(-1)!);
  });

  await test.step('picks the first itinerary and its cheapest fare', async () => {
    await choose.first().click();
    await expect(page).toHaveURL(/air-tickets\/offer\//);
    const fare = page.getByRole('link', { name: words('air-booking.choose') }).first();
    await expect(fare).toBeVisible();
    await checkAccessibility();
    await fare.click();
    await expect(page).toHaveURL(/\/passengers/);
  });

  await test.step('sees which fields are missing before a request is sent', async () => {
    const book = button('air-booking.book').first();
    await expect(book).toBeEnabled();
    expect(digits(await book.innerText())).toBe(cardPrice);
    await checkAccessibility();
    await book.click();
    const dialog = page.getByRole('dialog', { name: words('air-booking.errors-title') });
    await expect(dialog).toBeVisible();
    await checkAccessibility();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('enters two travellers', async () => {
    await page.getByLabel(words('air-booking.field-mobile-phone')).fill(visitor[edition].phone);
    await page.getByLabel(words('checkout.email')).fill('dilnoza@mail.uz');
    for (const [index, traveller] of travellers.entries()) {
      const card = page.getByRole('region', { name: words('air-booking.passenger') }).nth(index);
      await card.getByLabel(words('air-booking.field-surname')).fill(traveller.surname);
      await card.getByLabel(words('air-booking.field-name')).fill(traveller.name);
      await card.getByLabel(words('air-booking.field-birth-date')).fill(traveller.birthDate);
      await card.getByLabel(words('air-booking.field-document')).fill(traveller.document);
      await card.getByRole('radio', { name: words(traveller.sex) }).check({ force: true });
    }
    await page.getByRole('checkbox', { name: words('checkout.consent-personal-data') }).check();
    await checkAccessibility();
  });

  const number = await test.step('books, and the price is still the one on the card', async () => {
    await button('air-booking.book').first().click();
    await expect(page).toHaveURL(/\/order\?number=/);
    const pay = button('order-parts.pay');
    await expect(pay).toBeVisible();
    expect(digits(await pay.innerText())).toBe(cardPrice);
    await checkAccessibility();
    return new URL(page.url()).searchParams.get('number')!;
  });

  await test.step('is declined by the bank and can pay again', async () => {
    await button('order-parts.pay').click();
    await expect(page).toHaveURL(/\/sandbox\/bank\/pay\//);
    await page.locator('button[value="decline"]').click();
    await expect(
      page.getByRole('heading', { name: words('order-parts.result-failure') }),
    ).toBeVisible();
    await checkAccessibility();
    await page.getByRole('link', { name: words('order-parts.result-again') }).click();
    await expect(page.getByText(words('order-parts.pay-failed'))).toBeVisible();
  });

  await test.step('pays on the page of the bank', async () => {
    await button('order-parts.pay').click();
    await expect(page).toHaveURL(/\/sandbox\/bank\/pay\//);
    await page.locator('button[value="pay"]').click();
    await expect(
      page.getByRole('heading', { name: words('order-parts.result-success') }),
    ).toBeVisible();
    await checkAccessibility();
  });

  await test.step('downloads the tickets', async () => {
    await page.getByRole('link', { name: words('order-parts.result-order') }).click();
    const link = page.getByRole('link', { name: words('orders.tickets-download') });
    await expect(link).toBeVisible({ timeout: 60_000 });
    await checkAccessibility();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  await test.step('finds the order again on another device by number and surname', async () => {
    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await elsewhere.newPage();
    await other.goto(`/${edition}/myorder`);
    await other.getByLabel(words('order-parts.look-up-number')).fill(number.toLowerCase());
    await other.getByLabel(words('order-parts.look-up-surname')).fill('Каримов');
    await other
      .getByRole('button', { name: words('order-parts.look-up-find') })
      .first()
      .click();
    await expect(other.getByRole('link', { name: words('orders.tickets-download') })).toBeVisible();
    await elsewhere.close();
  });
});

type Words = ReturnType<typeof wordsOf>;

async function choosePlace(page: Page, label: RegExp, text: string) {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(text);
  await page.getByRole('option').first().click();
  await expect(field).not.toHaveValue(text);
}

/** Chooses the fifteenth of next month, which is always on sale. The calendar opens after the last place is chosen. */
async function chooseDay(page: Page, words: Words) {
  await page.getByRole('button', { name: words('i18n.calendar.next-month') }).click();
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /(?:^|\s)15[-\s]/ })
    .last()
    .click();
  const done = page.getByRole('button', { name: words('search-parts.done') });
  if (await done.isVisible()) await done.click();
}

async function addAdult(page: Page, words: Words) {
  await page
    .getByRole('button', { name: words('air-search.travellers', 'start') })
    .first()
    .click();
  await page
    .getByRole('button', { name: words('air-search.travellers-more') })
    .first()
    .click();
  await page.getByRole('button', { name: words('search-parts.done') }).click();
}
