import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures';
import { fillGuests, freeOffers } from '../hotel-steps';
import {
  startApi,
  startHotelSupplier,
  startStorefront,
  leaveServers,
  type HotelSupplierName,
} from '../own-servers';
import { openBank } from '../payment-steps';
import { ownPort } from '../ports';
import { wordsOf } from '../words';
import { dayAhead } from '../days';

test.afterEach(leaveServers);
test.setTimeout(240_000);

/** The code of a city, once the supplier's dictionaries have been loaded. */
async function cityCode(api: string, Name: string): Promise<string> {
  const request = async () => {
    const response = await fetch(`${api}/v1/hotel/locations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Name }),
    });
    const { locations = [] } = (await response.json()) as { locations?: { code: string }[] };
    return locations[0]?.code ?? '';
  };
  await expect.poll(request, { timeout: 120_000 }).not.toBe('');
  return request();
}

/** Each supplier sells alone, so that facts missing in its protocol cannot come from another one. */
const suppliers: [HotelSupplierName, string][] = [
  ['acase', 'Академсервис'],
  ['etg', 'ETG'],
];

for (const [supplier, title] of suppliers)
  test(`A room of ${title} is found, booked, paid, has its voucher and is cancelled`, async ({
    browser,
    edition,
  }) => {
    const words = wordsOf(edition);
    const settings = await startHotelSupplier(supplier);
    const port = await ownPort();
    const api = await startApi(edition, undefined, {
      ...settings,
      HOTEL_SUPPLIERS: supplier,
      PUBLIC_URL: `http://localhost:${port}`,
    });
    const origin = await startStorefront(edition, api.url, port);
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    const button = (id: string) => page.getByRole('button', { name: words(id) });

    await test.step('finds hotels, without the facts that the protocol lacks', async () => {
      const city = await cityCode(api.url, 'Самарканд');
      await page.goto(
        `/${edition}/hotel?city=${city}&in=${dayAhead(40)}&out=${dayAhead(42)}&adults=1`,
      );
      const choose = page.getByRole('link', { name: words('hotel-search.choose-room-named') });
      await expect(choose.first()).toBeVisible();
      await expect(page.getByRole('img', { name: words('hotel-search.guest-score') })).toHaveCount(
        0,
      );
      await choose.first().click();
    });

    await test.step('books a room that can be cancelled', async () => {
      await freeOffers(page, words).first().click();
      await expect(page.getByLabel(words('hotel-booking.booker-name'))).toBeVisible();
      await fillGuests(page, edition, words, 'Karimova');
      await button('hotel-booking.book').click();
      await expect(page).toHaveURL(/\/hotel\/order\?number=/);
    });

    await test.step('pays, and gets the voucher', async () => {
      const bank = await openBank(page, words);
      await bank.locator('button[value="pay"]').click();
      await page.getByRole('link', { name: words('order-parts.result-order') }).click();
      const link = page.getByRole('link', { name: words('hotel-orders.voucher-download') });
      await expect(link).toBeVisible({ timeout: 60_000 });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      const pdf = readFileSync(await download.path());
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    });

    await test.step('cancels, and the hotel releases the room', async () => {
      await button('hotel-orders.cancel').click();
      const dialog = page.getByRole('dialog', { name: words('order-parts.cancel-title') });
      await dialog.getByRole('button', { name: words('order-parts.cancel-confirm') }).click();
      await expect(page.getByRole('heading', { name: words('stay.status-canceled') })).toBeVisible({
        timeout: 60_000,
      });
    });
    await context.close();
  });
