import { expect, test } from '../fixtures';
import { fillGuests, openGuests } from '../hotel-steps';
import { wordsOf } from '../words';

test('The history of a booking begins with the booking, even when the hotel’s response was lost', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  await openGuests(page, edition, words);
  // With this surname the hotel books the room, but its response never arrives.
  await fillGuests(page, edition, words, 'ROOMTIMEOUT');
  await page.getByLabel(words('hotel-booking.guest-surname')).press('Enter');
  await expect(page).toHaveURL(/\/hotel\/order\?number=/);
  const history = page.getByRole('region', { name: words('order-parts.history') });
  await expect(
    history.getByRole('listitem').first().getByText(words('hotel-orders.step.created')),
  ).toBeVisible();
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await checkAccessibility();
});
