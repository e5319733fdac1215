import { bookButton, chooseFirst, family, fillPassengers, outFor } from '../checkout-steps';
import { expect, test } from '../fixtures';
import { wordsOf } from '../words';
import { dayAhead } from '../days';

test('An itinerary of three flights is found, chosen, booked, paid and ticketed', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const out = outFor(page);
  const onward = `then=IST-MOW-${dayAhead(4, out)}_MOW-TAS-${dayAhead(9, out)}`;

  await test.step('every itinerary and the offer have all three flights', async () => {
    await page.goto(`/${edition}/air-tickets?from=TAS&to=IST&out=${out}&${onward}`);
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    // The airport codes of each flight's start and end.
    await expect(card.getByText(/^[A-Z]{3}$/)).toHaveCount(6);
    await checkAccessibility();
    await chooseFirst(page.getByRole('main'), words);
    const trip = page.getByRole('region', { name: words('air-booking.summary') });
    await expect(trip.locator('strong').filter({ visible: true })).toHaveCount(3);
    await checkAccessibility();
  });

  const agreed = await test.step('books at the price of all three', async () => {
    await expect(bookButton(page, words)).toBeEnabled();
    await fillPassengers(page, edition, words, family.slice(0, 1));
    const sum = (await bookButton(page, words).innerText()).replace(/\D/g, '');
    await bookButton(page, words).click();
    await expect(page).toHaveURL(/\/order\?number=/);
    return sum;
  });

  await test.step('pays that price', async () => {
    const pay = page.getByRole('button', { name: words('order-parts.pay') });
    await expect(pay).toBeVisible();
    expect((await pay.innerText()).replace(/\D/g, '')).toBe(agreed);
    await pay.click();
    await expect(page).toHaveURL(/\/sandbox\/bank\/pay\//);
    await page.locator('button[value="pay"]').click();
  });

  await test.step('has the tickets and all three flights in the order', async () => {
    await page.getByRole('link', { name: words('order-parts.result-order') }).click();
    const tickets = page.getByRole('link', { name: words('orders.tickets-download') });
    await expect(tickets).toBeVisible({ timeout: 60_000 });
    const trip = page.getByRole('region', { name: words('orders.trip') });
    await expect(trip.getByRole('heading', { level: 3 })).toHaveCount(3);
    await checkAccessibility();
  });
});
