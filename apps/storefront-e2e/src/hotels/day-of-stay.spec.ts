import type { HotelOrder } from '@karvon/contract';
import { isPhone } from '../checkout-steps';
import { moveTo, openMovableShop, readOrder } from '../days';
import { expect, test } from '../fixtures';
import { fillGuests, openGuests } from '../hotel-steps';
import { leaveServers } from '../own-servers';
import { openBank } from '../payment-steps';
import { startsWith, wordsOf } from '../words';

test.afterEach(leaveServers);

test('Hours before a stay its order shows the way to the hotel, and no longer once it is over', async ({
  browser,
  edition,
  checkAccessibility,
}, { project }) => {
  const words = wordsOf(edition);
  const { api, origin } = await openMovableShop(edition);
  const { viewport, userAgent } = project.use;
  const context = await browser.newContext({ baseURL: origin, viewport, userAgent });
  const page = await context.newPage();
  await openGuests(page, edition, words, 20);
  await fillGuests(page, edition, words, 'Karimova');
  await page.getByRole('button', { name: words('hotel-booking.book') }).click();
  await expect(page).toHaveURL(/\/hotel\/order\?number=/);
  const number = new URL(page.url()).searchParams.get('number')!;
  const apart = !isPhone(page);
  const bank = await openBank(page, words, apart);
  await bank.locator('button[value="pay"]').click();
  if (apart) await bank.waitForEvent('close');
  else await page.getByRole('link', { name: words('order-parts.result-order') }).click();
  await expect(
    page.getByRole('link', { name: words('hotel-orders.voucher-download') }),
  ).toBeVisible({
    timeout: 60_000,
  });
  const day = page.getByRole('region', {
    name: startsWith(words('hotel-orders.day-until-check-in')),
  });
  await expect(day).toHaveCount(0);

  const path = `hotel/orders/${number}?lang=${edition}`;
  const { serverTime, stay, checkInAt, checkOutAt } = await readOrder<HotelOrder>(page, path);
  await moveTo(api, serverTime, checkInAt, 295);
  await page.reload();
  await expect(day).toContainText(/\s4\s\S+\s5\d\s/);
  await expect(day).toContainText(stay.hotel.checkIn);
  await expect(day).toContainText(stay.hotel.address);
  await expect(day.getByRole('link', { name: stay.hotel.phone })).toBeVisible();
  await expect(
    day.getByRole('link', { name: startsWith(words('stay.map-yandex')) }),
  ).toHaveAttribute('href', /yandex.*pt=66\./);
  await checkAccessibility(page);

  const later = await readOrder<HotelOrder>(page, path);
  await moveTo(api, later.serverTime, checkOutAt, -1);
  await page.reload();
  await expect(page.getByRole('heading', { name: words('stay.status-finished') })).toBeVisible();
  await expect(page.getByText(words('hotel-orders.day-voucher-download'))).toHaveCount(0);
  await context.close();
});
