import { expect, test, type Edition } from './fixtures';
import { wordsOf } from './words';

/** Three weeks ahead: always on sale. */
const day = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
const search = (edition: Edition, more = '') =>
  `/${edition}/air-tickets?from=TAS&to=MOW&out=${day}${more}`;
test('What is found later waits for a press and moves nothing', async ({ page, edition }) => {
  const words = wordsOf(edition);
  let release = () => {};
  const asked = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/v1\/air\/searches\/[^/]+\/offers/, async (route) => {
    const url = new URL(route.request().url());
    const later = url.searchParams.get('cursor') === 'later';
    if (later) await asked;
    // The whole answer of the search, in two parts: the dear half at once, the cheap half when the test says so.
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
  await expect(cards.first()).toBeVisible();
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

test('Filters that let nothing through say which one to drop', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  await page.goto(search(edition, '&stops=0&layover=0-30&airlines=ZZ'));
  await expect(page.getByRole('heading', { name: words('air-search.filtered-out') })).toBeVisible();
  await checkAccessibility();
  await page
    .getByRole('button', { name: words('air-search.drop-filter') })
    .first()
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).not.toHaveURL(/airlines/);
  await page.getByRole('button', { name: words('air-search.filters-undo') }).click();
  await expect(page.getByRole('heading', { name: words('air-search.filtered-out') })).toBeVisible();
});
