import type { AirOrder, HotelOrder } from '@karvon/contract';
import type { Page } from '@playwright/test';
import { payOrder } from '../account-steps';
import { bookOrder } from '../book-order';
import { isPhone } from '../checkout-steps';
import { expect, test, type Edition } from '../fixtures';
import { fillGuests, openGuests } from '../hotel-steps';
import { startApi, startStorefront, leaveServers, type OwnApi } from '../own-servers';
import { openBank } from '../payment-steps';
import { ownPort } from '../ports';
import { wordsOf } from '../words';

test.afterEach(leaveServers);

/** A shop whose clock the story moves; its guests may open their orders for 30 days. */
async function openShop(edition: Edition) {
  const port = await ownPort();
  const api = await startApi(edition, undefined, {
    PUBLIC_URL: `http://localhost:${port}`,
    ORDER_TOKEN_HOURS: '720',
  });
  return { api, origin: await startStorefront(edition, api.url, port) };
}

async function readOrder<Order>(page: Page, path: string): Promise<Order> {
  const response = await page.request.get(`/api/v1/${path}`);
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Order;
}

/** The heading continues with the remaining time. */
const startsWith = ({ source }: RegExp) => new RegExp(source.replace(/\$$/, '\\s'), 'iu');

/** Moves the shop's clock to a number of minutes before a moment. */
async function moveTo(api: OwnApi, serverTime: string, moment: string, minutes: number) {
  await api.advance(
    Math.round((Date.parse(moment) - Date.parse(serverTime)) / 1000) - minutes * 60,
  );
}

test('Hours before a flight its order counts down to it, and no longer once it has landed', async ({
  browser,
  edition,
  checkAccessibility,
}, { project }) => {
  const words = wordsOf(edition);
  const { api, origin } = await openShop(edition);
  const { viewport, userAgent } = project.use;
  const context = await browser.newContext({ baseURL: origin, viewport, userAgent });
  const page = await context.newPage();
  const number = await bookOrder(page.request, 'flex');
  await page.goto(`/${edition}/order?number=${number}`);
  await payOrder(page, words);
  await expect(page.getByRole('link', { name: words('orders.tickets-download') })).toBeVisible({
    timeout: 60_000,
  });
  const day = page.getByRole('region', { name: startsWith(words('orders.day-until-departure')) });
  await expect(day).toHaveCount(0);

  const path = `air/orders/${number}?lang=${edition}`;
  const { pnr, serverTime, slices } = await readOrder<AirOrder>(page, path);
  const { departingAt, arrivingAt } = slices[0]!.segments[0]!;
  await moveTo(api, serverTime, departingAt, 295);
  await page.reload();
  await expect(day).toContainText(/\s4\s\S+\s5\d\s/);
  await expect(day).toContainText(departingAt.slice(11, 16));
  await expect(day).toContainText(pnr!);
  await checkAccessibility(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    day.getByRole('link', { name: words('orders.day-download') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);

  const later = await readOrder<AirOrder>(page, path);
  await moveTo(api, later.serverTime, arrivingAt, -1);
  await page.reload();
  await expect(page.getByRole('heading', { name: words('itinerary.status-paid') })).toBeVisible();
  await expect(page.getByText(words('orders.day-download'))).toHaveCount(0);
  await context.close();
});

test('Hours before a stay its order shows the way to the hotel, and no longer once it is over', async ({
  browser,
  edition,
  checkAccessibility,
}, { project }) => {
  const words = wordsOf(edition);
  const { api, origin } = await openShop(edition);
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
  else await page.getByRole('link', { name: words('orders.result-order') }).click();
  await expect(page.getByRole('link', { name: words('orders.voucher-download') })).toBeVisible({
    timeout: 60_000,
  });
  const day = page.getByRole('region', { name: startsWith(words('orders.day-until-check-in')) });
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
  await expect(page.getByText(words('orders.day-voucher-download'))).toHaveCount(0);
  await context.close();
});
