import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@karvon/paths';
import type { APIRequestContext } from '@playwright/test';
import { memberOf, payOrder, signUp } from '../account-steps';
import { bookButton, fillPassengers, one, openPassengers } from '../checkout-steps';
import { expect, test } from '../fixtures';
import { fillGuests, openGuests } from '../hotel-steps';
import { startApi, startStorefront, leaveServers } from '../own-servers';
import { ownPort } from '../ports';
import { wordsOf } from '../words';

test.afterEach(leaveServers);
test.setTimeout(300_000);

const surname = 'XKANARIY';
/** The values of the forms, as typed and as sent. */
const secrets = [surname, '901234567', '90 123 45 67', 'karimov@mail.uz', 'dilnoza@mail.uz'];

const namedIn = (text: string) =>
  secrets.filter((secret) =>
    [secret, encodeURIComponent(secret)].some((one) => text.includes(one)),
  );

/** The bytes of every file below a folder. */
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({ path, text: readFileSync(path, 'latin1') }));

async function openAsStranger(request: APIRequestContext, address: string): Promise<string> {
  // The second response may come from the cache.
  await request.get(address);
  return (await request.get(address)).text();
}

test('No personal data of a buyer is in addresses, logs, files or pages of others', async ({
  browser,
  edition,
  request,
}) => {
  const words = wordsOf(edition);
  const lines: string[] = [];
  const onLog = (line: string) => void lines.push(line);
  const port = await ownPort();
  const env = { LOG_LEVEL: 'info', PUBLIC_URL: `http://localhost:${port}` };
  const api = await startApi(edition, undefined, env, onLog);
  const origin = await startStorefront(edition, api.url, port, env, onLog);
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const addresses: string[] = [];
  context.on('request', (sent) => {
    addresses.push(sent.url(), sent.headers().referer ?? '');
  });

  await test.step('a member buys a flight and finds the order again', async () => {
    await signUp(context.request, memberOf(page, edition, 7), edition);
    await openPassengers(page, edition, words, 'from=JFK&to=EWR');
    await fillPassengers(page, edition, words, one(surname));
    await bookButton(page, words).first().click();
    await expect(page).toHaveURL(/\/order\?number=/);
    await payOrder(page, words);
    await expect(page.getByRole('link', { name: words('orders.tickets-download') })).toBeVisible({
      timeout: 60_000,
    });
  });
  // The page names the buyer, so the search would find a name.
  expect(namedIn(await page.content())).toContain(surname);
  await test.step('books a room', async () => {
    await openGuests(page, edition, words);
    await fillGuests(page, edition, words, surname);
    await page.getByRole('button', { name: words('hotel-booking.book') }).click();
    await expect(page).toHaveURL(/hotel.*number=/);
  });
  await page.goto(paths.home.to(edition));

  expect(addresses.filter((address) => namedIn(address).length > 0)).toEqual([]);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => namedIn(line).length > 0)).toEqual([]);
  // The sandbox supplier's own tables contain surnames, because they are magic words there.
  const named = filesBelow(api.data).flatMap(({ path, text }) =>
    namedIn(text)
      .filter((secret) => secret !== surname)
      .map((secret) => `${path}: ${secret}`),
  );
  expect(named).toEqual([]);
  // The keys of the orders are in cookies of this browser only.
  const orders = addresses.filter((address) => /order\?number=/.test(address));
  const pages = [
    ...new Set([
      ...orders,
      ...[paths.home, paths.hotels, paths.airTickets].map((one) => origin + one.to(edition)),
    ]),
  ].filter((address) => address.startsWith(origin));
  for (const address of pages)
    expect([address, namedIn(await openAsStranger(request, address))]).toEqual([address, []]);
  await context.close();
});
