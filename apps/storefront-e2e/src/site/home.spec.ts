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

/** The digits of a text: prices are grouped by spaces nobody types. */
const digits = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

test('The directions of the home page cost what the price calendar says, and no more in the search', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const told = await page.request.get(`/api/v1/air/directions?lang=${edition}`);
  const { origin, directions } = (await told.json()) as Directions;
  expect(directions.length).toBeGreaterThan(3);

  await page.goto(`/${edition}`);
  await checkAccessibility();
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { name: words('storefront.home.directions') }),
  });
  const cards = section.getByRole('link');
  await expect(cards).toHaveCount(directions.length);
  for (const { destination, out, price } of directions.slice(0, 3)) {
    const card = cards.filter({ hasText: destination.city });
    await expect(card).toHaveAttribute('href', new RegExp(`to=${destination.code}&out=${out}`));
    const answer = await page.request.get('/api/v1/air/price-calendar', {
      params: { origin: origin.code, destination: destination.code, from: out, to: out },
    });
    const { days } = (await answer.json()) as Calendar;
    expect(days[0]?.price?.total).toEqual(price.total);
    expect(digits((await card.innerText()).split('\n').find((line) => /\d{3}/.test(line))!)).toBe(
      Math.round(price.total.amount / 100),
    );
  }

  const [first] = directions;
  const age = wordsOf(edition)('storefront.home.direction.seen');
  const promised = cards.filter({ hasText: first!.destination.city });
  const ageShown = age.test((await promised.innerText()).split('\n').at(-1) ?? '');
  await promised.click();
  await expect(page).toHaveURL(new RegExp(`air-tickets\\?from=${origin.code}`));
  // A search that is over has written down what it found.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  const now = await page.request.get('/api/v1/air/price-calendar', {
    params: {
      origin: origin.code,
      destination: first!.destination.code,
      from: first!.out,
      to: first!.out,
    },
  });
  const found = ((await now.json()) as Calendar).days[0]?.price;
  expect(found?.mark).toBe('live');
  expect(ageShown || found!.total.amount <= first!.price.total.amount).toBe(true);
});

test('Forms are chosen by keyboard, keep what was typed, and are addresses', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}`);
  const tabs = page.getByRole('navigation', { name: words('storefront.home.tabs') });
  const to = page.getByRole('combobox', { name: words('air-search.to') });
  const number = page.getByLabel(words('orders.look-up-number'));
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

test('The form of a tab is there before any script', async ({ browser, baseURL, edition }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${edition}?tab=order`);
  await expect(page.getByLabel(wordsOf(edition)('orders.look-up-number'))).toBeVisible();
  await page.goto(`/${edition}`);
  const directions = page.getByRole('heading', {
    name: wordsOf(edition)('storefront.home.directions'),
  });
  await expect(directions).toBeVisible();
  await context.close();
});

test('Rail tickets are asked for by a call', async ({ page, edition }) => {
  await page.goto(`/${edition}`);
  const ask = page.getByRole('button', { name: wordsOf(edition)('storefront.home.rail.ask') });
  const dialog = page.getByRole('dialog');
  // Below the form the page wakes up last; a press before that is not heard. A dialog that came late covers the button.
  await expect(async () => {
    if (!(await dialog.isVisible())) await ask.click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('A day of the calendar says its price, and the days around a search lead to theirs', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const told = await page.request.get(`/api/v1/air/directions?lang=${edition}`);
  const { origin, directions } = (await told.json()) as Directions;
  const { destination, out } = directions[0]!;
  await page.goto(`/${edition}/air-tickets?from=${origin.code}&to=${destination.code}&out=${out}`);
  await page.getByText(words('air-search.near-days')).click();
  const table = page.getByRole('grid', { name: words('air-search.near-days-one-way') });
  await expect(table.getByRole('link')).toHaveCount(7);
  await expect(
    table.getByRole('link', { name: words('air-search.near-days-lowest') }),
  ).not.toHaveCount(0);
  await checkAccessibility();
  await table.locator('[aria-current]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(out));
  await expect(table.getByRole('link')).toHaveCount(7);

  await page.getByRole('button', { name: words('air-search.change') }).click();
  await page.getByRole('button', { name: words('air-search.date-out', 'start') }).click();
  const calendar = page.getByRole('dialog', { name: words('air-search.dates') });
  await expect(
    calendar.getByRole('button', { name: words('air-search.day-price-best') }),
  ).not.toHaveCount(0);
});
