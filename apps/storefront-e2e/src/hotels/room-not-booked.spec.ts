import { brokenTest, expect } from '../fixtures';
import { fillGuests, openGuests } from '../hotel-steps';
import { wordsOf } from '../words';

brokenTest(
  'A refusal by the hotel is shown with alternatives; the typed text is kept for another room',
  async ({ page, edition, checkAccessibility }) => {
    const words = wordsOf(edition);
    await openGuests(page, edition, words);
    await fillGuests(page, edition, words, 'NOROOM');
    await page.getByLabel(words('hotel-booking.guest-surname')).press('Enter');
    await expect(
      page.getByRole('heading', { name: words('hotel-booking.not-booked') }),
    ).toBeVisible();
    await expect(page.getByText(words('i18n.problem.hotel-not-booked'))).toBeVisible();
    await expect(page.getByText(words('hotel-booking.data-kept'))).toBeVisible();
    await checkAccessibility();
    await page.getByRole('link', { name: words('hotel-booking.to-rooms') }).click();
    await page
      .getByRole('link', { name: words('hotel-search.choose-offer-named') })
      .last()
      .click();
    await expect(page.getByLabel(words('hotel-booking.guest-surname'))).toHaveValue('NOROOM');
    await expect(page.getByLabel(words('checkout.email'))).toHaveValue('dilnoza@mail.uz');
  },
);
