import type { AirOrder } from '@karvon/contract';
import { payOrder } from '../../account-steps';
import { bookOrder } from '../../book-order';
import { moveTo, openMovableShop, readOrder } from '../../days';
import { expect, test } from '../../fixtures';
import { leaveServers } from '../../own-servers';
import { startsWith, wordsOf } from '../../words';

test.afterEach(leaveServers);

test('Hours before a flight its order counts down to it, and no longer once it has landed', async ({
  browser,
  edition,
  checkAccessibility,
}, { project }) => {
  const words = wordsOf(edition);
  const { api, origin } = await openMovableShop(edition);
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
