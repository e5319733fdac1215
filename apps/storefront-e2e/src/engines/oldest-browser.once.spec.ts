import { untilAwake } from '../asleep';
import { openPassengers } from '../checkout-steps';
import { dayAhead } from '../days';
import { expect, test } from '../fixtures';
import { asOldestBrowser } from './oldest-browser';
import { wordsOf } from '../words';

test.beforeEach(({ page }) => asOldestBrowser(page));

test('The oldest promised browser opens the home page, suggests places and opens the menu of a phone', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}`);
  await untilAwake(page);
  await page.getByRole('combobox', { name: words('air-search.to') }).fill('moskva');
  await expect(page.getByRole('option').first()).toContainText('MOW');
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('storefront.menu') })
    .click();
  await expect(page.getByRole('dialog', { name: words('storefront.menu') })).toBeVisible();
});

test('The oldest promised browser finds flights and opens the passenger form', async ({
  page,
  edition,
}) => {
  await openPassengers(page, edition, wordsOf(edition), 'from=TAS&to=IST');
});

test('The oldest promised browser finds rooms', async ({ page, edition }) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}/hotel?city=SKD&in=${dayAhead(40)}&out=${dayAhead(42)}&adults=1`);
  await page
    .getByRole('link', { name: words('hotel-search.choose-room-named') })
    .first()
    .click();
  await expect(
    page.getByRole('link', { name: words('hotel-search.choose-offer-named') }).first(),
  ).toBeVisible();
});
