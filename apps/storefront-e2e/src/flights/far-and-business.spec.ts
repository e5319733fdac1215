import { bookButton, fillPassengers, one, openPassengers, outFor } from '../checkout-steps';
import { expect, test } from '../fixtures';
import { wordsOf } from '../words';

for (const [to, stops, filtered] of [
  ['NYC', 3, 'three stops'],
  ['USH', 4, 'more than three stops'],
] as const)
  test(`Far from Moʻynoq there are flights with ${filtered}, and a filter shows only those`, async ({
    page,
    edition,
  }) => {
    await page.goto(`/${edition}/air-tickets?from=MOK&to=${to}&out=${outFor(page)}&stops=${stops}`);
    const offers = page.getByRole('article');
    await expect(offers.first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const told = { ru: `(?<!\\d)${stops}\\sпересадки`, uz: `(?<!\\d)${stops}\\sta\\stoʻxtash` };
    for (const offer of (await offers.all()).slice(0, 3))
      await expect(offer).toContainText(new RegExp(told[edition]));
  });

test('A seat in business class is found, chosen and booked', async ({ page, edition }) => {
  const words = wordsOf(edition);
  await openPassengers(page, edition, words, 'from=TAS&to=MOW&class=Business');
  await fillPassengers(page, edition, words, one('KARIMOV'));
  const agreed = (await bookButton(page, words).innerText()).replace(/\D/g, '');
  await bookButton(page, words).click();
  await expect(page).toHaveURL(/\/order\?number=/);
  await expect(page.getByRole('button', { name: words('order-parts.pay') })).toContainText(
    new RegExp(agreed.split('').join('\\D*')),
  );
});

test('A price that rose between the card and the fares is shown with the old price', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}/air-tickets?from=LGW&to=LHR&out=${outFor(page)}&selftransfer=1`);
  const choose = page.getByRole('link', { name: words('air-search.offer-choose-named') }).first();
  await choose.click();
  await expect(page.getByText(words('checkout.price-higher'))).toBeVisible();
});
