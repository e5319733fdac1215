import { expect, test } from '../fixtures';
import { wordsOf } from '../words';

const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Three weeks ahead: always on sale. */
const stay = `in=${dayAfter(21)}&out=${dayAfter(24)}&adults=2`;
const isPhone = (project: string) => project.endsWith('phone');

test('A city typed in the wrong layout leads to its hotels', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}?tab=hotel`);
  const form = page.getByRole('form', { name: words('hotel-search.form') });
  // A press before the page is awake opens nothing; the field is typed in when it answers.
  const city = form.getByRole('combobox').first();
  await expect(async () => {
    await city.fill('');
    await city.pressSequentially('cfvfhrfyl');
    await expect(page.getByRole('option').first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: words('hotel-search.date-in', 'start') }).click();
  const calendar = page.getByRole('dialog', { name: words('hotel-search.dates') });
  await calendar.getByRole('button', { name: words('hotel-search.next-month') }).click();
  const days = calendar.getByRole('grid').last().getByRole('button');
  await days.nth(9).click();
  await days.nth(12).click();
  await form.getByRole('button', { name: words('hotel-search.search') }).click();
  await expect(page).toHaveURL(/\/hotel\?city=SKD&in=\d{4}-\d\d-10&out=\d{4}-\d\d-13$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await checkAccessibility();
});

test('The list comes in the first HTML; more of it, its filters and its place survive Back', async ({
  page,
  request,
  edition,
}, { project }) => {
  const words = wordsOf(edition);
  const address = `/${edition}/hotel?city=TAS&${stay}`;
  const html = await (await request.get(address)).text();
  expect(html.match(/<article/g)).toHaveLength(20);

  await page.goto(address);
  const cards = page.getByRole('article');
  if (isPhone(project.name)) {
    await page.getByRole('button', { name: words('hotel-search.filters') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('switch').first().check();
    await sheet
      .getByRole('button', { name: words('hotel-search.filters-apply') })
      .last()
      .click();
    await expect(sheet).toBeHidden();
  } else {
    await page.getByRole('complementary').getByRole('switch').first().check();
  }
  // At once: the filtered list may be drawn under the press, which is not lost.
  await page.getByRole('button', { name: words('hotel-search.more') }).click();
  await expect(page).toHaveURL(/free=1&shown=40/);
  await expect(cards).toHaveCount(40);
  const choose = cards.nth(30).getByRole('link', { name: words('hotel-search.choose-room-named') });
  await choose.scrollIntoViewIfNeeded();
  // Not what is drawn: a card that is not in view has no text yet.
  const hotel = (await cards.nth(30).getByRole('heading').textContent())!;
  await choose.click();
  await expect(page.getByRole('heading', { level: 1, name: hotel })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(40);
  await expect(cards.nth(30)).toBeInViewport();
});

test('The map shows the same hotels by their prices, also by keyboard', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}/hotel?city=SKD&${stay}&map=1`);
  const map = page.getByRole('group', { name: words('hotel-search.map') });
  const pins = map.locator('[data-pin]');
  await expect(pins.first()).toBeVisible();
  await checkAccessibility();
  await map.locator('[data-pin][tabindex="0"]').focus();
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-pin'));
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
    await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-pin'))).toBe(true);
  expect(first).not.toBeNull();
});

test('The map and the list point at each other, and nobody else is asked for a map', async ({
  page,
  edition,
}, { project }) => {
  test.skip(isPhone(project.name), 'a phone shows one or the other');
  const words = wordsOf(edition);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`/${edition}/hotel?city=SKD&${stay}&map=1`);
  const map = page.getByRole('group', { name: words('hotel-search.map') });
  const active = map.locator('[data-pin][data-active]');
  await expect(map.locator('[data-pin]').first()).toBeVisible();
  await expect(active).toHaveCount(0);

  // A pointer over a card, and the focus in one, light up its pin.
  const card = page.getByRole('article').first();
  await card.hover();
  await expect(active).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(active).toHaveCount(0);
  await card.getByRole('link').first().focus();
  await expect(active).toHaveCount(1);

  // A pin lights up its card, by pointer and by keyboard.
  const shown = page.locator('article[data-active]');
  const pin = map.locator('[data-pin]').first();
  const code = await pin.getAttribute('data-pin');
  await pin.focus();
  await expect(page.locator(`#hotel-${code} article[data-active]`)).toHaveCount(1);
  await pin.blur();
  await expect(shown).toHaveCount(0);
  await pin.hover();
  await expect(page.locator(`#hotel-${code} article[data-active]`)).toHaveCount(1);

  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('The page of a hotel tells machines what it is, shows its rooms and leads to their booking', async ({
  page,
  request,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const address = `/${edition}/hotel/SKD-001?${stay}`;
  const html = await (await request.get(address)).text();
  const nodes = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const hotel = nodes.map(([, json]) => JSON.parse(json!)).find((one) => one['@type'] === 'Hotel');
  expect(hotel).toMatchObject({
    '@context': 'https://schema.org',
    url: expect.stringMatching(new RegExp(`/${edition}/hotel/SKD-001$`)),
    address: { '@type': 'PostalAddress', addressCountry: 'UZ' },
    geo: { '@type': 'GeoCoordinates' },
    checkinTime: expect.stringMatching(/^\d\d:\d\d$/),
  });
  for (const url of hotel.image) expect((await request.get(url)).status()).toBe(200);
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/${edition}/hotel/SKD-001"`));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: hotel.name })).toBeVisible();
  const choose = page.getByRole('link', { name: words('hotel-search.choose-offer-named') }).first();
  await expect(choose).toHaveAttribute('href', /\/hotel\/booking\?offer=.+&hotel=SKD-001&seen=\d+/);
  await checkAccessibility();
  const gone = await request.get(`/${edition}/hotel/SKD-999`);
  expect(gone.status()).toBe(404);
});
