import { expect, test } from '../fixtures';
import { wordsOf } from '../words';
import { dayAhead } from '../days';

/** Three weeks ahead: always on sale. */
const stay = `in=${dayAhead(21)}&out=${dayAhead(24)}&adults=2`;
const isPhone = (project: string) => project.endsWith('phone');

test('A city typed in the wrong layout opens the calendar and leads to its hotels', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}?tab=hotel`);
  const form = page.getByRole('form', { name: words('hotel-search.form') });
  // A click before hydration opens nothing, so it is repeated until the field responds.
  const city = form.getByRole('combobox').first();
  await expect(async () => {
    await city.fill('');
    await city.pressSequentially('cfvfhrfyl');
    const first = page.getByRole('option').first();
    await expect(first).toContainText(/самарканд|samarqand/i, { timeout: 5_000 });
  }).toPass();
  await page.keyboard.press('Enter');
  // Choosing a city opens the calendar with the focus in it; closing it returns the focus to the field.
  const calendar = page.getByRole('dialog', { name: words('hotel-search.dates') });
  await expect(calendar.locator(':focus').or(calendar.and(page.locator(':focus')))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  const arrival = form.getByRole('button', { name: words('hotel-search.date-in', 'start') });
  await expect(arrival).toBeFocused();
  await page.keyboard.press('Enter');
  await calendar.getByRole('button', { name: words('i18n.calendar.next-month') }).click();
  const days = calendar.getByRole('grid').last().getByRole('button');
  await days.nth(9).click();
  await days.nth(12).click();
  await form.getByRole('button', { name: words('hotel-search.search') }).click();
  await expect(page).toHaveURL(/\/hotel\?city=SKD&in=\d{4}-\d\d-10&out=\d{4}-\d\d-13$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await checkAccessibility();
});

test('The field finds hotels, sights and districts, and the nearest place for one without hotels', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const toForm = async () => {
    await page.goto(`/${edition}/hotel`);
    const field = page.getByRole('combobox', { name: words('hotel-search.city') });
    return async (typed: string) => {
      await expect(async () => {
        await field.fill('');
        await field.pressSequentially(typed);
        await expect(page.getByRole('option').first()).toBeVisible({ timeout: 5_000 });
      }).toPass();
    };
  };
  const chooseDays = async () => {
    const calendar = page.getByRole('dialog', { name: words('hotel-search.dates') });
    await calendar.getByRole('button', { name: words('i18n.calendar.next-month') }).click();
    const days = calendar.getByRole('grid').last().getByRole('button');
    await days.nth(9).click();
    await days.nth(12).click();
    await page.getByRole('button', { name: words('hotel-search.search') }).click();
  };

  await test.step('a sight, in the wrong layout: the list around it', async () => {
    const type = await toForm();
    await type('htubcnfy');
    const places = page.getByRole('group', { name: words('hotel-search.city-places') });
    await expect(places.getByRole('option').first()).toBeVisible();
    await checkAccessibility();
    await page.keyboard.press('Enter');
    await chooseDays();
    await expect(page).toHaveURL(/\/hotel\?city=SKD&in=.+&out=.+&attraction=SKD-S-[a-z-]+%3A\d+$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('a district: the list of its hotels, at one address in both languages', async () => {
    const type = await toForm();
    await type(edition === 'uz' ? 'chilonzor tumani' : 'чиланзарский');
    await page
      .getByRole('group', { name: words('hotel-search.city-places') })
      .getByRole('option')
      .first()
      .click();
    await chooseDays();
    await expect(page).toHaveURL(/\/hotel\?city=TAS&in=.+&out=.+&districts=chilonzor-tumani$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('a hotel: its page', async () => {
    const html = await (await page.request.get(`/${edition}/hotel/SKD-001`)).text();
    const name = /<h1[^>]*>([^<]+)</.exec(html)![1]!;
    const type = await toForm();
    await type(`${name} ${edition === 'uz' ? 'samarqand' : 'самарканд'}`);
    await page
      .getByRole('group', { name: words('hotel-search.city-group-hotels') })
      .getByRole('option', { name })
      .first()
      .click();
    await chooseDays();
    await expect(page).toHaveURL(/\/hotel\/SKD-001\?in=.+&out=.+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('an unknown name: a text that nothing was found', async () => {
    await toForm();
    const field = page.getByRole('combobox', { name: words('hotel-search.city') });
    await field.fill('ъъъъъъ');
    await expect(page.getByText(words('hotel-search.city-nothing')).first()).toBeVisible();
    await checkAccessibility();
  });

  await test.step('a place without hotels: the nearest one with them', async () => {
    const type = await toForm();
    await type(edition === 'uz' ? 'abu-dabi' : 'абу-даби');
    const nearest = page.getByRole('group', { name: words('hotel-search.city-nearest') });
    await nearest.getByRole('option').click();
    await chooseDays();
    await expect(page).toHaveURL(/\/hotel\?city=DXB&in=/);
  });
});

test('The page of a hotel says that the price has changed since the card', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}/hotel?city=SKD&${stay}`);
  const choose = page.getByRole('link', { name: words('hotel-search.choose-room-named') }).first();
  const address = (await choose.getAttribute('href'))!;
  await choose.click();
  await expect(page).toHaveURL(/\/hotel\/SKD-\d+\?seen=\d+&in=/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(words('checkout.price-higher'))).toHaveCount(0);
  await page.goto(address.replace(/seen=(\d+)/, (_, seen) => `seen=${Number(seen) - 5_000}`));
  await expect(page.getByText(words('checkout.price-higher'))).toBeVisible();
});

test('Filters for meals, beds and a score find a hotel, whose page has the same price', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}/hotel?city=SKD&${stay}&meals=breakfast&beds=separate&score=8`);
  const card = page.getByRole('article').first();
  await expect(card.getByRole('img', { name: words('hotel-search.guest-score') })).toBeVisible();
  await expect(card.getByText(words('stay.meal-breakfast'))).toBeVisible();
  await card.getByRole('link', { name: words('hotel-search.choose-room-named') }).click();
  await expect(page).toHaveURL(/\/hotel\/SKD-\d+\?seen=\d+&in=/);
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const news of ['checkout.price-higher', 'checkout.price-lower'])
    await expect(page.getByText(words(news))).toHaveCount(0);
});

test('The list is in the first HTML; Back restores its length, filters and scroll position', async ({
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
    await page.getByRole('button', { name: words('search-parts.filters') }).click();
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
  // Clicked at once: the list can be rendered again during the click, which must not be lost.
  await page.getByRole('button', { name: words('hotel-search.more') }).click();
  await expect(page).toHaveURL(/free=1&shown=40/);
  await expect(cards).toHaveCount(40);
  const choose = cards.nth(30).getByRole('link', { name: words('hotel-search.choose-room-named') });
  await choose.scrollIntoViewIfNeeded();
  // Reads `textContent`: a card out of view has no rendered text yet.
  const hotel = (await cards.nth(30).getByRole('heading').textContent())!;
  // The card's place at the click: clicking can first scroll it out from under a bar.
  await cards
    .nth(30)
    .evaluate((card) =>
      card.addEventListener('click', () =>
        Object.assign(window, { pressedAt: card.getBoundingClientRect().top }),
      ),
    );
  await choose.click();
  await expect(page.getByRole('heading', { level: 1, name: hotel })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(40);
  // Allows less than half a card: a row can get its real height during the measurement.
  const moved = () =>
    cards.nth(30).evaluate((card) => {
      const { pressedAt } = window as unknown as { pressedAt: number };
      return Math.abs(card.getBoundingClientRect().top - pressedAt);
    });
  await expect.poll(moved).toBeLessThan(100);
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

test('The map and the list highlight each other, and no other server is called for a map', async ({
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

  // Hovering over a card, or focusing it, highlights its pin.
  const card = page.getByRole('article').first();
  await card.hover();
  await expect(active).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(active).toHaveCount(0);
  await card.getByRole('link').first().focus();
  await expect(active).toHaveCount(1);

  // Hovering over a pin, or focusing it, highlights its card.
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

test('There is no empty space above the pictures of a hotel before hydration', async ({
  page,
  edition,
}) => {
  // Scripts are requested but never arrive.
  await page.route(/\.js(\?|$)/, () => undefined);
  await page.goto(`/${edition}/hotel/SKD-001?${stay}`, { waitUntil: 'commit' });
  const gallery = page.getByRole('main').locator('section').first();
  const picture = gallery.locator('img').first();
  await expect(picture).toBeVisible();
  const [above, shown] = [await gallery.boundingBox(), await picture.boundingBox()];
  expect(Math.abs(shown!.y - above!.y)).toBeLessThanOrEqual(8);
});

test('The hotel search shows recently viewed hotels without shifting the page', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}/hotel/SKD-001?${stay}`);
  const name = (await page.getByRole('heading', { level: 1 }).textContent())!;
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain('viewed-hotels');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(
        ...list.getEntries().map((entry) => (entry as unknown as { value: number }).value),
      ),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of [`/${edition}/hotel`, `/${edition}`]) {
    await page.goto(address);
    const viewed = page.getByRole('region', { name: words('hotel-search.viewed') });
    const link = viewed.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', `/${edition}/hotel/SKD-001?${stay}`);
    const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
    expect(await link.locator('span').last().evaluate(isCut), 'its days are cut off').toBe(false);
    const shifts = () =>
      page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.join());
    const moved = (await shifts()).split(',').reduce((sum, one) => sum + Number(one), 0);
    expect(moved).toBeLessThan(0.005);
  }
  await checkAccessibility();
  const viewed = page.getByRole('region', { name: words('hotel-search.viewed') });
  await viewed.getByRole('button', { name: words('hotel-search.viewed-clear') }).click();
  await expect(viewed).toBeHidden();
});

test('The page of a hotel has structured data, shows its rooms and links to their booking', async ({
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

test('A link to a far and too long stay states its year, and how many nights are shown', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const search = `city=SKD&in=${dayAhead(400)}&out=${dayAhead(440)}&adults=2`;
  for (const language of edition === 'uz' ? (['uz', 'ru'] as const) : (['ru'] as const)) {
    await page.goto(`/${language}/hotel?${search}`);
    const notice = page.getByText(wordsOf(language)('hotel-search.too-long'));
    await expect(notice).toContainText(dayAhead(430).slice(0, 4));
    // The price of this many nights leaves room for the button beside it.
    const card = page.getByRole('article').first();
    const price = (await card
      .getByText(/^\d[\d\s]*\s(₽|сум|soʻm)$/)
      .last()
      .boundingBox())!;
    const button = (await card.getByRole('link').last().boundingBox())!;
    const beside = price.x + price.width <= button.x;
    expect(beside || price.y + price.height <= button.y).toBe(true);
  }
  await checkAccessibility();
});
