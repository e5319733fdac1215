import { expect, test } from '../fixtures';
import { dayAhead } from '../days';
import { wordsOf } from '../words';

test('Two months of prices lead to the cheapest day, whose list shows that price', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  const [out, back] = [dayAhead(20), dayAhead(27)];
  await page.goto(`/${edition}/air-tickets?from=TAS&to=MOW&out=${out}&back=${back}`);
  await page.getByRole('button', { name: words('air-search.near-days-button') }).click();
  await page.getByRole('radio', { name: words('air-search.near-days-months') }).click();
  const chart = page.getByRole('grid', { name: words('air-search.price-chart') });
  await expect(chart.getByRole('link')).toHaveCount(60);
  const lowest = chart.getByRole('link', { name: words('air-search.near-days-lowest') }).first();
  await expect(lowest).toBeAttached();
  await checkAccessibility();

  // The chart scrolls by itself, never the page; a bar is wide enough for the pointer or finger.
  const measured = await chart.evaluate((box) => ({
    page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    bar: box.querySelector('a')!.getBoundingClientRect().width,
    touch: matchMedia('(hover: none)').matches,
  }));
  expect(measured.page).toBe(0);
  expect(measured.bar).toBeGreaterThanOrEqual(measured.touch ? 44 : 24);

  await chart.locator('[aria-current]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart.locator(`[data-day="${dayAhead(21)}"]`)).toBeFocused();

  const day = await lowest.getAttribute('data-day');
  const told = (await lowest.textContent())!;
  await page.getByRole('link', { name: words('air-search.price-chart-cheapest') }).click();
  await expect(page).toHaveURL(new RegExp(`out=${day}&back=`));
  await expect(chart.getByRole('link')).toHaveCount(60);
  const price = /[\d\s\u00A0]{5,}/.exec(told.replaceAll(/^\D*\d+\D+\d+/g, ''))![0].trim();
  await expect(page.getByText(price).first()).toBeVisible();
});

test('The calendar of the form opens the same chart, and a bar of it finds flights', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}/air-tickets?from=TAS&to=MOW&out=${dayAhead(20)}`);
  await page.getByRole('button', { name: words('air-search.change') }).click();
  await page.getByRole('button', { name: words('air-search.date-out', 'start') }).click();
  const calendar = page.getByRole('dialog', { name: words('air-search.dates') });
  await calendar.getByRole('button', { name: words('air-search.prices-two-months') }).click();
  const chart = calendar.getByRole('grid', { name: words('air-search.price-chart') });
  await chart.locator(`[data-day="${dayAhead(23)}"]`).click();
  await expect(page).toHaveURL(new RegExp(`out=${dayAhead(23)}`));
});
