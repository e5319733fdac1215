import type { Browser, Page } from '@playwright/test';
import { untilFirstCards } from '../first-cards';
import { expect, test, type Edition } from '../fixtures';
import { wordsOf } from '../words';
import { dayAhead } from '../days';

/** Three weeks ahead: always on sale. */
const day = dayAhead(21);
const search = (edition: Edition, more = '') =>
  `/${edition}/air-tickets?from=TAS&to=MOW&out=${day}${more}`;
const isPhone = (project: string) => project.endsWith('phone');

async function open(page: Page, edition: Edition, more = '') {
  await page.goto(search(edition, more));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
}

test('The first cards of a search that others began are in the HTML', async ({
  request,
  browser,
  baseURL,
  edition,
}) => {
  const address = search(edition, '&sort=cheapest');
  // Without scripts the page only reads the search, so an earlier visitor must have begun it.
  await untilFirstCards(request, address);
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(4);
  await expect(
    cards.first().getByText(wordsOf(edition)('air-search.label-best-price')),
  ).toBeVisible();
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/air-tickets\/offer\//);
  await context.close();
});

test('Offers found later wait for a click and move nothing', async ({ page, edition }) => {
  const words = wordsOf(edition);
  let release = () => {};
  const requested = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/v1\/air\/searches\/[^/]+\/offers/, async (route) => {
    const url = new URL(route.request().url());
    const later = url.searchParams.get('cursor') === 'later';
    if (later) await requested;
    // Splits the search's response in two: the expensive half at once, the cheap half when the test releases it.
    url.searchParams.delete('cursor');
    let found = { status: 'searching', offers: [] as { fares: { total: { amount: number } }[] }[] };
    while (found.status !== 'complete') found = await (await route.fetch({ url: url.href })).json();
    const dearFirst = found.offers.toSorted(
      (a, b) => b.fares[0]!.total.amount - a.fares[0]!.total.amount,
    );
    const half = Math.ceil(dearFirst.length / 2);
    await route.fulfill({
      json: later
        ? { ...found, offers: dearFirst.slice(half) }
        : {
            ...found,
            status: 'searching',
            progress: 0.5,
            cursor: 'later',
            offers: dearFirst.slice(0, half),
          },
    });
  });
  await page.goto(search(edition));
  const cards = page.getByRole('article');
  // The first half is listed now: the four cards of the HTML may come from another visitor's finished search.
  await expect(cards.nth(4)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  const before = await cards.first().boundingBox();
  const text = await cards.first().innerText();
  release();
  const show = page.getByRole('button', { name: words('air-search.held-cheaper') });
  await expect(show).toBeVisible();
  expect(await cards.first().boundingBox()).toEqual(before);
  expect(await cards.first().innerText()).toBe(text);
  const bar = (await show.boundingBox())!;
  expect(bar.height).toBeLessThan(48);
  expect(bar.y).toBeGreaterThan(page.viewportSize()!.height / 2);
  await show.click();
  await expect(show).toBeHidden();
  await expect(page.locator('h2[aria-live]')).toBeFocused();
});

test('Filters without results name the filter to drop', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  await page.goto(search(edition, '&stops=0&layover=0-30&airlines=ZZ'));
  await expect(
    page.getByRole('heading', { name: words('search-parts.filtered-out') }),
  ).toBeVisible();
  const orders = page.getByRole('group', { name: words('air-search.first-offers') });
  await expect(orders, 'orders of nothing').toHaveCount(0);
  await checkAccessibility();
  await page
    .getByRole('button', { name: words('air-search.drop-filter') })
    .first()
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(orders).toBeVisible();
  await expect(page).not.toHaveURL(/airlines/);
  await page.getByRole('button', { name: words('search-parts.filters-undo') }).click();
  await expect(
    page.getByRole('heading', { name: words('search-parts.filtered-out') }),
  ).toBeVisible();
});

test('A visitor filters, sorts and walks the list by keyboard', async ({ page, edition }, {
  project,
}) => {
  test.skip(isPhone(project.name), 'the sidebar is on wide screens');
  const words = wordsOf(edition);
  await open(page, edition);
  const sidebar = page.getByRole('complementary');
  await sidebar.getByRole('switch').last().focus();
  // Tab goes to the heading of the stops, then to the first of them.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/stops=\d/);
  await sidebar
    .locator('summary')
    .filter({ hasText: words('air-search.filter-way') })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const earliest = sidebar.getByRole('slider').first();
  await earliest.focus();
  await page.keyboard.press('PageUp');
  await expect(earliest).toHaveAttribute('aria-valuetext', '02:00');
  await expect(page).toHaveURL(/departure1=120-1440/);
  const links = page.getByRole('link', { name: words('air-search.offer-choose-named') });
  await links.first().focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // The focus is never under the bar at the top and never out of view.
    const box = await page.evaluate(() => document.activeElement!.getBoundingClientRect().toJSON());
    expect(box.top).toBeGreaterThan(60);
    expect(box.bottom).toBeLessThanOrEqual(900);
  }
  const rows = page.getByRole('list', { name: words('air-search.offers') }).locator('> li');
  await expect(rows.first()).toHaveAttribute('aria-setsize', /\d+/);
});

/** Ticks the first box of a group: in the sidebar, or in a phone's sheet, whose button applies it. */
async function filterBy(page: Page, words: ReturnType<typeof wordsOf>, phone: boolean) {
  if (phone)
    await page
      .getByRole('button', { name: words('search-parts.filters') })
      .first()
      .click();
  const panel = phone ? page.getByRole('dialog') : page.getByRole('complementary');
  await panel
    .getByRole('group', { name: words('air-search.filter-stops') })
    .getByRole('checkbox')
    .first()
    .check();
  // The last button of the sheet applies it; its text counts the results.
  if (phone) await panel.getByRole('button').last().click();
}

test('Filters and sorting are in the address: a reload and Back from an offer restore the list', async ({
  page,
  edition,
}, { project }) => {
  const words = wordsOf(edition);
  const cards = page.getByRole('article');
  const order = page.getByRole('combobox', { name: words('air-search.sort') });
  await open(page, edition);
  const unfiltered = await page.locator('h2[aria-live]').textContent();
  await filterBy(page, words, isPhone(project.name));
  await expect(page).toHaveURL(/stops=\d/);
  await order.selectOption('duration');
  await expect(page).toHaveURL(/sort=duration/);
  const found = page.locator('h2[aria-live]');
  await expect(found).not.toHaveText(unfiltered!);
  // The list follows the address after a frame; the tab of the fastest already shows the price of the next first card.
  const fastest = page.getByRole('button', { name: words('air-search.first-fastest', 'start') });
  const price = (await fastest.locator('span').nth(1).textContent())!;
  await expect(cards.first()).toContainText(price);
  const said = (await found.textContent())!;
  const results = page.url();
  const first = await cards.first().textContent();

  await test.step('a reload', async () => {
    await page.reload();
    await expect(page.getByRole('progressbar')).toBeHidden();
    await expect(found).toHaveText(said);
    await expect(order).toHaveValue('duration');
    expect(await cards.first().textContent()).toBe(first);
  });

  await test.step('Back from an offer far down the list', async () => {
    await page.evaluate(() => window.scrollTo(0, 2_400));
    // A long list renders only the rows near the visible part.
    const address = await page.waitForFunction(() =>
      [...document.querySelectorAll('article a[aria-label]')]
        .find((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return top > 120 && bottom < window.innerHeight - 80;
        })
        ?.getAttribute('href'),
    );
    const chosen = page.locator(`a[href="${await address.jsonValue()}"]`);
    // While the browser restores its scroll position, the list renders other rows for a moment: then there is no box to read.
    const place = async () => Math.round((await chosen.boundingBox())?.y ?? -1);
    const before = await place();
    expect(before).toBeGreaterThan(0);
    await chosen.click();
    await expect(page).toHaveURL(/air-tickets\/offer\//);
    await expect(
      page.getByRole('link', { name: words('air-booking.choose') }).first(),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(results);
    await expect(found).toHaveText(said);
    await expect.poll(place).toBe(before);
  });
});

test('Self-transfers are hidden until a switch shows them, and are marked on the card', async ({
  page,
  edition,
}, { project }) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}/air-tickets?from=TAS&to=LON&out=${day}&sort=cheapest`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  const found = page.locator('h2[aria-live]');
  const before = (await found.textContent())!;
  const label = page.getByRole('article').getByText(words('air-search.label-self-transfer'));
  await expect(label).toHaveCount(0);
  if (isPhone(project.name))
    await page
      .getByRole('button', { name: words('search-parts.filters') })
      .first()
      .click();
  const panel = isPhone(project.name) ? page.getByRole('dialog') : page.getByRole('complementary');
  await panel.getByRole('switch', { name: words('air-search.filter-self-transfer') }).click();
  if (isPhone(project.name)) await panel.getByRole('button').last().click();
  await expect(page).toHaveURL(/selftransfer=1/);
  await expect(found).not.toHaveText(before);
  await expect(label.first()).toBeVisible();
});

const zones = ['Asia/Tashkent', 'Europe/Kaliningrad', 'Asia/Kamchatka', 'America/New_York'];

async function textsIn(browser: Browser, timezoneId: string, address: string): Promise<string[]> {
  const context = await browser.newContext({ timezoneId });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  // Reads all texts at once: a long list can start to render only its visible rows at any moment.
  const texts = await page
    .locator('main')
    .evaluate((main) => [...main.querySelectorAll('article')].map((card) => card.innerText));
  await context.close();
  return texts.slice(0, 4);
}

test('Times are those of the airports, wherever the visitor is', async ({
  browser,
  edition,
  baseURL,
}) => {
  const address = `${baseURL}${search(edition, '&departure1=1080-1440')}`;
  const seen: string[][] = [];
  for (const zone of zones) seen.push(await textsIn(browser, zone, address));
  const [first, ...others] = seen;
  expect(first!.join()).toMatch(/\d\d:\d\d/);
  for (const texts of others) expect(texts).toEqual(first);
});
