import { expect, type Page } from '@playwright/test';
import type { Words } from './checkout-steps';
import type { Edition } from './fixtures';
import { dayAhead } from './days';

/** The links to offers that the hotel confirms at once and that can be cancelled free of charge. */
export const freeOffers = (page: Page, words: Words) =>
  page
    .locator('li:has(a)')
    .filter({ has: page.getByText(words('stay.cancel-free')) })
    .filter({ hasNot: page.getByText(words('stay.on-request')) })
    .filter({ hasNot: page.getByText(words('stay.waiting-list')) })
    .getByRole('link', { name: words('hotel-search.choose-offer-named') });

/**
 * Opens the guest form for the first room of the first hotel in Samarkand that can be cancelled free of charge, two nights for
 * one adult, a number of days ahead. The rooms depend on the days.
 */
export async function openGuests(
  page: Page,
  edition: Edition,
  words: Words,
  ahead = 40,
): Promise<void> {
  const dates = `in=${dayAhead(ahead)}&out=${dayAhead(ahead + 2)}`;
  await page.goto(`/${edition}/hotel?city=SKD&${dates}&adults=1&free=1`);
  await page
    .getByRole('link', { name: words('hotel-search.choose-room-named') })
    .first()
    .click();
  await freeOffers(page, words).first().click();
  await expect(page.getByLabel(words('hotel-booking.booker-name'))).toBeVisible();
}

const phone: Record<Edition, string> = { ru: '8 912 345-67-89', uz: '90 123 45 67' };

/** Fills in the booker and a guest with that surname, and ticks the consents. */
export async function fillGuests(page: Page, edition: Edition, words: Words, surname: string) {
  await page.getByLabel(words('hotel-booking.booker-name')).fill('Дилноза Каримова');
  await page.getByLabel(words('hotel-booking.booker-phone')).fill(phone[edition]);
  await page.getByLabel(words('checkout.email')).fill('dilnoza@mail.uz');
  await page.getByLabel(words('hotel-booking.guest-name')).fill('Aziza');
  await page.getByLabel(words('hotel-booking.guest-surname')).fill(surname);
  await page.getByRole('checkbox', { name: words('checkout.consent-personal-data') }).check();
}
