import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { waitForDay } from '../keyboard-steps';
import { wordsOf } from '../words';
import { dayAhead } from '../days';

type Words = ReturnType<typeof wordsOf>;

const leg = (page: Page, words: Words, number: number) =>
  page.getByRole('group', { name: words('air-search.leg') }).nth(number - 1);

/** Types a place into the focused field and takes the first suggestion. */
async function typePlace(page: Page, typed: string, code: string): Promise<void> {
  await page.keyboard.type(typed);
  await expect(page.getByRole('option', { selected: true })).toContainText(code);
  await page.keyboard.press('Enter');
}

/** Closes the calendar that opened when the place was chosen. */
async function closeCalendar(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('gridcell').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Opens the focused calendar and picks a day, counted from its focused one. */
async function pickDay(page: Page, days: number): Promise<void> {
  await page.keyboard.press('Enter');
  await waitForDay(page);
  for (let day = 0; day < days; day += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('A visitor builds an itinerary of two flights by keyboard, finds it, and finds it again below the form', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}`);

  await test.step('goes from the simple form to several flights, with places typed in the wrong layout', async () => {
    await page.getByRole('radio', { name: words('air-search.trip-return') }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(leg(page, words, 2)).toBeVisible();
    await leg(page, words, 1)
      .getByRole('combobox', { name: words('air-search.from') })
      .focus();
    await typePlace(page, 'nfirtyn', 'TAS');
    await page.keyboard.press('Tab');
    await typePlace(page, 'cnfv,ek', 'IST');
    await page.keyboard.press('Tab');
    await pickDay(page, 20);
    const second = leg(page, words, 2);
    await expect(second.getByRole('combobox').first()).not.toHaveValue('');
    await second.getByRole('combobox').last().focus();
    await typePlace(page, 'vjcrdf', 'MOW');
    await page.keyboard.press('Tab');
    await pickDay(page, 3);
    await checkAccessibility();
  });

  await test.step('the address has both flights, and so has every itinerary', async () => {
    await page.getByRole('button', { name: words('air-search.search') }).press('Enter');
    await expect(page).toHaveURL(
      /from=TAS&to=IST&out=\d{4}-\d\d-\d\d&then=IST-MOW-\d{4}-\d\d-\d\d$/,
    );
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    await expect(card).toContainText('TAS');
    // The visitor chose the city, which has two airports; each day has other flights.
    await expect(card).toContainText(/IST|SAW/);
  });

  await test.step('the itinerary is in the list of last searches until it is removed', async () => {
    await page.goto(`/${edition}`);
    const recent = page.getByRole('region', { name: words('search-parts.recent') });
    await expect(recent.getByRole('link')).toHaveAttribute('href', /then=IST-MOW/);
    await checkAccessibility();
    await recent.getByRole('button', { name: words('search-parts.recent-clear') }).press('Enter');
    await expect(recent).toBeHidden();
    await page.reload();
    await expect(
      page.getByRole('button', { name: words('air-search.search') }).first(),
    ).toBeVisible();
    await expect(recent).toBeHidden();
  });
});

test('a link with a past day shows the same weekday of a coming week', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  // Half a year ago on today's weekday: late in the evening today's own flights have departed.
  const past = dayAhead(-26 * 7);
  await page.goto(`/${edition}/air-tickets?from=TAS&to=MOW&out=${past}`);
  await expect(page.getByText(words('air-search.past'))).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('A change of the language keeps the search form’s values, already in the first HTML', async ({
  page,
  edition,
}) => {
  test.skip(edition === 'ru', 'one language');
  const [uz, ru] = [wordsOf('uz'), wordsOf('ru')];
  const from = (words: Words) => page.getByRole('combobox', { name: words('air-search.from') });
  await page.goto('/uz');
  await page.getByRole('radio', { name: uz('air-search.trip-return') }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('combobox', { name: uz('air-search.to') }).focus();
  await typePlace(page, 'samarqand', 'SKD');
  await closeCalendar(page);
  await from(uz).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await typePlace(page, 'istanbul', 'IST');
  await closeCalendar(page);
  const html = page.waitForResponse((response) => new URL(response.url()).pathname === '/ru');
  // On a phone the link is out of view; a keyboard reaches it without scrolling.
  await page
    .getByRole('banner')
    .locator('a[hreflang="ru"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  expect(await (await html).text()).toContain('Самарканд');
  await expect(from(ru)).toHaveValue(/^Стамбул/);
  await expect(page.getByRole('combobox', { name: ru('air-search.to') })).toHaveValue(/^Самарканд/);
  await expect(page.getByRole('radio', { name: ru('air-search.trip-one-way') })).toBeChecked();
  // The cookie is used once: the page removes it.
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('karvon-forms');
  await page.reload();
  await expect(from(ru)).toHaveValue(/^Ташкент/);
});
