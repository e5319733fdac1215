import type { OwnPriceAlert, SandboxMessage } from '@karvon/contract';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { memberOf, signUp } from '../account-steps';
import { dayAhead } from '../days';
import { expect, test, type Edition } from '../fixtures';
import { startApi, startStorefront, leaveServers, type OwnApi } from '../own-servers';
import { ownPort } from '../ports';
import { wordsOf } from '../words';

test.afterEach(leaveServers);

const DAY = 86_400;
/** The route of the sandbox whose price falls every day. */
const trip = (out = dayAhead(10)) => `from=BHX&to=AMS&out=${out}`;

interface Shop {
  api: OwnApi;
  page: Page;
  close: () => Promise<void>;
}

/** A shop of its own, whose clock the story moves. */
async function openShop(browser: Browser, edition: Edition): Promise<Shop> {
  const port = await ownPort();
  const api = await startApi(edition, undefined, { PUBLIC_URL: `http://localhost:${port}` });
  const baseURL = await startStorefront(edition, api.url, port);
  const { viewport, userAgent } = test.info().project.use;
  const context = await browser.newContext({ baseURL, viewport, userAgent });
  return { api, page: await context.newPage(), close: () => context.close() };
}

/** Waits for the newest e-mail to an address when this many have arrived. */
async function letterTo(
  request: APIRequestContext,
  email: string,
  count: number,
): Promise<SandboxMessage> {
  let letters: SandboxMessage[] = [];
  await expect
    .poll(async () => {
      const response = await request.get('/api/v1/sandbox/messages', { params: { to: email } });
      letters = ((await response.json()) as { messages: SandboxMessage[] }).messages;
      return letters.length;
    })
    .toBe(count);
  return letters[0]!;
}

const linkOf = ({ text }: SandboxMessage, part: string) =>
  text.split('\n').find((line) => line.startsWith('http') && line.includes(part))!;

/** Searches and leaves an e-mail address in the dialog beside the number of offers, or where nothing was found. */
async function watch(
  { page }: Shop,
  edition: Edition,
  email: string,
  search = trip(),
): Promise<void> {
  const words = wordsOf(edition);
  await page.goto(`/${edition}/air-tickets?${search}`);
  await page
    .getByRole('button', { name: words('air-search.alert') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: words('air-search.alert') });
  await dialog.getByLabel(words('air-search.alert-email')).fill(email);
  await dialog.getByRole('button', { name: words('air-search.alert-send') }).click();
}

/** Opens the page of the e-mail and clicks its button. */
async function confirm(page: Page, edition: Edition, letter: SandboxMessage): Promise<void> {
  const words = wordsOf(edition);
  await page.goto(linkOf(letter, '/price-alert/'));
  await page.getByRole('button', { name: words('air-search.alert-page-confirm-button') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: words('air-search.alert-page-confirmed') }),
  ).toBeVisible();
}

async function expectStopped(page: Page, edition: Edition): Promise<void> {
  const words = wordsOf(edition);
  await expect(
    page.getByRole('heading', { level: 1, name: words('air-search.alert-page-ended') }),
  ).toBeVisible();
}

test('A guest confirms an address, gets an e-mail when a flight becomes cheaper, and unsubscribes with one click', async ({
  browser,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const shop = await openShop(browser, edition);
  const { api, page } = shop;
  const email = 'aziza@mail.uz';
  await watch(shop, edition, email);
  await expect(page.getByRole('dialog', { name: words('air-search.alert-waiting') })).toBeVisible();
  await checkAccessibility(page);

  const first = await letterTo(page.request, email, 1);
  await page.goto(linkOf(first, '/price-alert/'));
  await checkAccessibility(page);
  await confirm(page, edition, first);

  await api.advance(DAY + 60);
  // Somebody else looks for the same flights.
  await page.goto(`/${edition}/air-tickets?${trip()}`);
  const letter = await letterTo(page.request, email, 2);
  expect(letter.subject).not.toBe(first.subject);
  expect(letter.unsubscribe).toBe(linkOf(letter, '/price-alert/'));
  await page.goto(linkOf(letter, '/air-tickets?'));
  await expect(page).toHaveURL(new RegExp(`${trip().replaceAll('?', '\\?')}$`));

  // Opening the link alone has changed nothing.
  await page.goto(linkOf(letter, '/price-alert/'));
  await page.reload();
  await checkAccessibility(page);
  const stop = page.getByRole('button', { name: words('air-search.alert-page-stop-button') });
  await stop.click();
  await expectStopped(page, edition);
  await shop.close();
});

test('The unsubscribe button of a mail program works with one POST, without cookies', async ({
  browser,
  edition,
  playwright,
}) => {
  const shop = await openShop(browser, edition);
  const { api, page } = shop;
  const email = 'bobur@mail.uz';
  await watch(shop, edition, email);
  await confirm(page, edition, await letterTo(page.request, email, 1));
  await api.advance(DAY + 60);
  await page.goto(`/${edition}/air-tickets?${trip()}`);
  const letter = await letterTo(page.request, email, 2);

  const program = await playwright.request.newContext();
  const looked = await program.get(letter.unsubscribe!);
  expect(looked.ok()).toBe(true);
  const pressed = await program.post(letter.unsubscribe!, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(pressed.status()).toBe(200);
  await program.dispose();
  await page.goto(linkOf(letter, '/price-alert/'));
  await expectStopped(page, edition);
  await shop.close();
});

test('An itinerary of several flights is watched like any other; its e-mail links to all of its flights', async ({
  browser,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const shop = await openShop(browser, edition);
  const { api, page } = shop;
  const email = 'nodira@mail.uz';
  await signUp(page.request, memberOf(page, edition, 11), edition);
  const journey = `${trip()}&then=AMS-IST-${dayAhead(14)}_IST-BHX-${dayAhead(18)}`;
  await watch(shop, edition, email, journey);
  const first = await letterTo(page.request, email, 1);
  await page.goto(linkOf(first, '/price-alert/'));
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasText: /\s— .*\s— / }),
  ).toBeVisible();
  await confirm(page, edition, first);
  await page.goto(`/${edition}/auth/profile`);
  const list = page.getByRole('region', { name: words('auth.alerts') });
  await expect(list.getByRole('link')).toHaveAttribute('href', new RegExp(`\\?${journey}$`));
  await checkAccessibility(page);

  await api.advance(DAY + 60);
  await page.goto(`/${edition}/air-tickets?${journey}`);
  const letter = await letterTo(page.request, email, 2);
  const results = linkOf(letter, '/air-tickets?');
  expect(new URL(results).searchParams.get('then')?.split('_')).toHaveLength(2);
  await page.goto(results);
  await expect(
    page
      .getByRole('article')
      .first()
      .getByText(/^[A-Z]{3}$/),
  ).toHaveCount(6);

  await page.goto(linkOf(letter, '/price-alert/'));
  await page.getByRole('button', { name: words('air-search.alert-page-stop-button') }).click();
  await expectStopped(page, edition);
  await shop.close();
});

test('A member confirms an address once; the next search is watched at once, and the profile ends it', async ({
  browser,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const shop = await openShop(browser, edition);
  const { page } = shop;
  const email = 'dilnoza@mail.uz';
  await signUp(page.request, memberOf(page, edition, 10), edition);
  await watch(shop, edition, email);
  await confirm(page, edition, await letterTo(page.request, email, 1));

  // Without offers the same button is shown.
  await watch(shop, edition, email, `from=PVD&to=RAI&out=${dayAhead(12)}`);
  await expect(page.getByRole('dialog', { name: words('air-search.alert-active') })).toBeVisible();

  await page.goto(`/${edition}/auth/profile`);
  const list = page.getByRole('region', { name: words('auth.alerts') });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await checkAccessibility(page);
  await list.getByRole('button').first().click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const response = await page.request.get(`/api/v1/air/price-alerts?lang=${edition}`);
  const { alerts } = (await response.json()) as { alerts: OwnPriceAlert[] };
  expect(alerts).toMatchObject([{ status: 'active', email, out: dayAhead(12) }]);
  await shop.close();
});
