import type { Locator, Page } from '@playwright/test';
import { untilAwake } from '../asleep';
import { expect, test } from '../fixtures';
import { wordsOf } from '../words';

interface Price {
  total: { amount: number; currency: string };
  mark: 'live' | 'cached';
}
interface Directions {
  origin: { code: string };
  directions: { destination: { code: string; city: string }; out: string; price: Price }[];
  asOf: string;
}
interface Calendar {
  days: { out: string; price: Price | null }[];
}

interface PromisedPrice {
  trip: Record<'origin' | 'destination' | 'from' | 'to', string>;
  soumsOrRoubles: number;
}

/** Reads a card of the home page; its prices are grouped by spaces. */
async function readCard(card: Locator): Promise<PromisedPrice> {
  const address = new URL((await card.getAttribute('href'))!, 'http://home');
  const [origin, destination, out] = ['from', 'to', 'out'].map((name) =>
    address.searchParams.get(name),
  ) as [string, string, string];
  const price = (await card.innerText()).split('\n').find((line) => /\d{3}/.test(line));
  return {
    trip: { origin, destination, from: out, to: out },
    soumsOrRoubles: Number(price!.replace(/\D/g, '')),
  };
}

async function calendarPrice(page: Page, params: PromisedPrice['trip']) {
  const response = await page.request.get('/api/v1/air/price-calendar', { params });
  return ((await response.json()) as Calendar).days[0]?.price;
}

const wholeUnits = (price: Price | null | undefined) =>
  price && Math.round(price.total.amount / 100);

test('The directions of the home page cost what the price calendar says, and no more in the search', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { name: words('storefront.home.directions') }),
  });
  const cards = section.getByRole('link');
  let promised: PromisedPrice[] = [];
  // A search of another story can change a price between two responses; the page is then loaded again.
  await expect(async () => {
    await page.goto(`/${edition}`);
    promised = await Promise.all((await cards.all()).map(readCard));
    expect(promised.length).toBeGreaterThan(3);
    for (const { trip, soumsOrRoubles } of promised.slice(0, 3))
      expect(wholeUnits(await calendarPrice(page, trip))).toBe(soumsOrRoubles);
  }).toPass();
  await checkAccessibility();

  const age = words('storefront.home.direction.seen');
  const [first] = promised;
  const ageShown = age.test((await cards.first().innerText()).split('\n').at(-1) ?? '');
  await cards.first().click();
  await expect(page).toHaveURL(new RegExp(`air-tickets\\?from=${first!.trip.origin}`));
  // A finished search has stored its prices.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const offers = page.getByRole('article');
  await expect(offers.first()).toBeVisible();
  await page.goto(`${page.url()}&sort=cheapest`);
  const found = await calendarPrice(page, first!.trip);
  expect(found?.mark).toBe('live');
  await expect(offers.first()).toContainText(
    new RegExp([...String(wholeUnits(found))].join('\\s?')),
  );
  expect(ageShown || wholeUnits(found)! <= first!.soumsOrRoubles).toBe(true);
});

test('The tabs of the forms work by keyboard, keep typed text, and have addresses', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}`);
  // Before hydration a tab is a link to another page.
  await untilAwake(page);
  const tabs = page.getByRole('navigation', { name: words('storefront.home.tabs') });
  const to = page.getByRole('combobox', { name: words('air-search.to') });
  const number = page.getByLabel(words('order-parts.look-up-number'));
  await to.fill('Lond');
  await tabs.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${edition}?tab=order`);
  await expect(to).toBeHidden();
  await number.fill('7K3M9QXA');
  await checkAccessibility();
  await page.goBack();
  await expect(to).toBeVisible();
  await expect(to).not.toHaveValue('');
  await page.goForward();
  await expect(number).toHaveValue('7K3M9QXA');
});

test('The form of a tab is in the HTML, before any script', async ({
  browser,
  baseURL,
  edition,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${edition}?tab=order`);
  await expect(page.getByLabel(wordsOf(edition)('order-parts.look-up-number'))).toBeVisible();
  await page.goto(`/${edition}`);
  const directions = page.getByRole('heading', {
    name: wordsOf(edition)('storefront.home.directions'),
  });
  await expect(directions).toBeVisible();
  await context.close();
});

test('Rail tickets are requested by a callback', async ({ page, edition }) => {
  await page.goto(`/${edition}`);
  const request = page.getByRole('button', { name: wordsOf(edition)('storefront.home.rail.ask') });
  const dialog = page.getByRole('dialog');
  // The part below the form is hydrated last; an earlier click does nothing. A dialog that opens late covers the button.
  await expect(async () => {
    if (!(await dialog.isVisible())) await request.click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('A day of the calendar states its price, and the days around a search link to theirs', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const told = await page.request.get(`/api/v1/air/directions?lang=${edition}`);
  const { origin, directions } = (await told.json()) as Directions;
  const { destination, out } = directions[0]!;
  await page.goto(`/${edition}/air-tickets?from=${origin.code}&to=${destination.code}&out=${out}`);
  await page.getByRole('button', { name: words('air-search.near-days-button') }).click();
  const table = page.getByRole('grid', { name: words('air-search.near-days-one-way') });
  await expect(table.getByRole('link')).toHaveCount(7);
  await expect(
    table.getByRole('link', { name: words('air-search.near-days-lowest') }),
  ).not.toHaveCount(0);
  await checkAccessibility();
  const current = table.locator('[aria-current]');
  const before = await current.innerText();
  await current.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(out));
  // The new search has a form of its own: one opened before it is loaded would be closed again.
  await expect(current).not.toHaveText(before);
  await expect(table.getByRole('link')).toHaveCount(7);

  await page.getByRole('button', { name: words('air-search.change') }).click();
  await page.getByRole('button', { name: words('air-search.date-out', 'start') }).click();
  const calendar = page.getByRole('dialog', { name: words('air-search.dates') });
  await expect(
    calendar.getByRole('button', { name: words('air-search.day-price-best') }),
  ).not.toHaveCount(0);
});
