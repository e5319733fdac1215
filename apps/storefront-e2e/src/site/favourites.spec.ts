import type { Page } from '@playwright/test';
import { memberOf, signUp } from '../account-steps';
import { openAsleep, untilAwake } from '../asleep';
import { isPhone } from '../checkout-steps';
import { dayAhead } from '../days';
import { expect, test, type Edition, overflowOf } from '../fixtures';
import { wordsOf } from '../words';

const out = dayAhead(30);
const flights = (edition: Edition) => `/${edition}/air-tickets?from=TAS&to=MOW&out=${out}&adult=2`;
const hotels = (edition: Edition) =>
  `/${edition}/hotel?city=SKD&in=${out}&out=${dayAhead(33)}&adults=2`;
/** A page of 320 px: a desktop's window has a scrollbar of 15 px beside it. */
const page320 = (page: Page) => ({ width: isPhone(page) ? 320 : 335, height: 640 });

const hearts = (page: Page, edition: Edition) =>
  page.getByRole('main').getByRole('button', { name: wordsOf(edition)('favourite-heart.keep') });

/** Clicks the first two hearts of a list. */
async function keepTwo(page: Page, edition: Edition, address: string) {
  await page.goto(address);
  for (const index of [0, 1]) {
    const heart = hearts(page, edition).nth(index);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
}

const staysWithin = (page: Page) => expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);

test('A guest keeps flights and hotels, compares them and sends the comparison; after signing in, another device has them', async ({
  page,
  browser,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const boxes = (name: string) =>
    page
      .getByRole('region', { name: words(name) })
      .getByRole('checkbox', { name: words('favourites.compare-named') });
  const compareIn = (name: string) =>
    page
      .getByRole('region', { name: words(name) })
      .getByRole('link', { name: words('favourites.compare') });
  await keepTwo(page, edition, flights(edition));
  await keepTwo(page, edition, hotels(edition));

  await page.goto(`/${edition}/favourites`);
  await expect(page.getByText(words('favourites.same-price'))).toHaveCount(4);
  await checkAccessibility();
  for (const index of [0, 1]) await boxes('favourites.flights').nth(index).check();
  await compareIn('favourites.flights').click();
  await expect(page.getByRole('link', { name: words('favourites.choose-named') })).toHaveCount(2);
  await checkAccessibility();
  const shared = page.url();
  expect(shared.length).toBeLessThan(300);

  const another = await browser.newContext({ viewport: page320(page) });
  const friend = await another.newPage();
  await friend.goto(shared);
  await expect(friend.getByRole('link', { name: words('favourites.choose-named') })).toHaveCount(2);
  await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const rowsOf = (at: Page) => at.getByRole('row').allInnerTexts();
  expect(await rowsOf(friend)).toEqual(await rowsOf(page));
  await staysWithin(friend);
  await friend
    .getByRole('link', { name: words('favourites.choose-named') })
    .first()
    .click();
  await expect(friend).toHaveURL(/\/air-tickets\/offer\//);

  await page.goto(`/${edition}/favourites`);
  // Going back restores the ticks.
  for (const index of [0, 1]) await expect(boxes('favourites.flights').nth(index)).toBeChecked();
  for (const index of [0, 1]) await boxes('favourites.hotels').nth(index).check();
  await compareIn('favourites.hotels').click();
  await expect(page.getByRole('link', { name: words('favourites.rooms-named') })).toHaveCount(2);
  await checkAccessibility();

  const member = memberOf(page, edition, 11);
  await signUp(page.request, member, edition);
  await page.goto(`/${edition}/favourites`);
  const kept = page.getByRole('checkbox', { name: words('favourites.compare-named') });
  await expect(kept).toHaveCount(4);
  const device = await (await browser.newContext()).newPage();
  const login = { identifier: member.phone, password: member.pin };
  // Waits until the first device has saved its favourites on the server.
  await expect
    .poll(async () => {
      const { favourites } = await (await page.request.get('/api/v1/favourites')).json();
      return (favourites as unknown[]).length;
    })
    .toBe(4);
  expect((await device.request.post('/api/v1/auth/login', { data: login })).ok()).toBe(true);
  await device.goto(`/${edition}/favourites`);
  const there = device.getByRole('checkbox', { name: words('favourites.compare-named') });
  await expect(there).toHaveCount(4);
  await device.setViewportSize(page320(page));
  await staysWithin(device);
  await device
    .getByRole('button', { name: words('favourites.remove') })
    .first()
    .click();
  await expect(there).toHaveCount(3);
  await page.reload();
  await expect(kept).toHaveCount(3);
  await another.close();
  await device.context().close();
});

test('A heart clicked before hydration keeps the hotel', async ({ page, edition }) => {
  const wake = await openAsleep(page, hotels(edition));
  const heart = hearts(page, edition).first();
  await heart.click();
  wake();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await untilAwake(page);
  await page
    .getByRole('link', { name: wordsOf(edition)('hotel-search.choose-room-named') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/hotel\/SKD/);
  await expect(hearts(page, edition)).toHaveCount(1);
  await expect(hearts(page, edition)).toHaveAttribute('aria-pressed', 'true');
});

test('Sold-out and past favourites are marked, and a broken address still shows a page', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const dense = (day: string) => day.replaceAll('-', '');
  const items = [
    `air.TAS-MOW-${dense(out)}.1-0-0.XX1-0-0000`,
    `air.TAS-MOW-${dense(dayAhead(-30))}.1-0-0.HY601-0-0710`,
  ].map((item) => ({ item, price: null }));
  await page.addInitScript(
    (favourites) =>
      localStorage.setItem(
        'karvon.private.favourites',
        JSON.stringify({ owner: null, favourites }),
      ),
    items,
  );
  await page.goto(`/${edition}/favourites`);
  await expect(page.getByText(words('favourites.flight-gone'))).toBeVisible();
  await expect(page.getByRole('link', { name: words('favourites.search-again') })).toBeVisible();
  await page.getByText(words('favourites.past')).click();
  await expect(page.getByText(words('favourites.over'), { exact: true })).toBeVisible();
  await checkAccessibility();
  for (const broken of ['', 'nonsense', 'air.TAS-MOW-20', '%F0%9F%92%94', 'a'.repeat(2_000)]) {
    const response = await page.goto(`/${edition}/favourites?items=${broken}`);
    expect(response!.status()).toBe(200);
    await expect(
      page.getByRole('heading', { name: words('favourites.compare-broken') }),
    ).toBeVisible();
  }
});
