import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dayAhead } from '../src/days';
import { expect, test } from '../src/fixtures';
import { wordsOf } from '../src/words';

const folder = join(import.meta.dirname, '../../../dist/screens');
const trip = `from=TAS&to=MOW&out=${dayAhead(40)}&back=${dayAhead(47)}`;
const stay = `in=${dayAhead(21)}&out=${dayAhead(23)}&adults=2`;

/** The part of a page that is visible without scrolling: above elements that stick to its lower edge. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const sumOfMoney = /\d\s000|\d\s?\d{3}\s(сум|soʻm|₽)/;
    const shown = [...document.querySelectorAll('main *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const bars = shown.filter((element) => {
      const { position, bottom } = getComputedStyle(element);
      return /sticky|fixed/.test(position) && bottom !== 'auto';
    });
    const tops = bars
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ bottom, height }) => height > 0 && bottom >= innerHeight - 1)
      .map(({ top }) => top);
    const end = Math.min(innerHeight, ...tops);
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const prices = shown
      .filter((element) => element.childElementCount === 0)
      .filter((element) => sumOfMoney.test(element.textContent ?? ''))
      .map((element) => boxOf(element).top)
      .filter((top) => top > 0);
    const cards = [...document.querySelectorAll('main article')].map(boxOf);
    const parts = cards.map(({ top, height }) => (end - top) / height);
    return {
      'first price': Math.round(Math.min(...prices)),
      'cards, whole and in part': parts
        .reduce((sum, part) => sum + Math.min(1, Math.max(0, part)), 0)
        .toFixed(2),
      'height of a card': Math.round(cards[0]?.height ?? 0),
      'end of the list': Math.round(end),
    };
  });

test('The counts of first screens (docs/looks.md)', async ({ page, edition }) => {
  const words = wordsOf(edition);
  const { width, height } = page.viewportSize()!;
  const lines: string[] = [];
  // The cookie banner takes a part of a first screen until it is answered.
  await page.goto(`/${edition}/company/about`);
  await page.getByRole('button', { name: words('storefront.cookies.necessary') }).click();
  for (const [name, path] of [
    ['flights', `/air-tickets?${trip}`],
    ['flights of a family', `/air-tickets?${trip}&adult=2&child=1`],
    ['hotels', `/hotel?city=SKD&${stay}`],
    ['a hotel', `/hotel/SKD-001?${stay}`],
    ['fares', null],
  ] as const) {
    if (path) await page.goto(`/${edition}${path}`);
    else {
      await page.goto(`/${edition}/air-tickets?${trip}`);
      await page
        .getByRole('link', { name: words('air-search.offer-choose-named') })
        .first()
        .click();
      await expect(
        page.getByRole('link', { name: words('air-booking.choose') }).first(),
      ).toBeVisible();
    }
    if (name !== 'fares' && name !== 'a hotel')
      await expect(page.locator('article').first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeHidden();
    lines.push(
      `${name}, ${edition} ${width} × ${height}: ${JSON.stringify(await firstScreen(page))}`,
    );
  }
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, 'counts.txt'), `${lines.join('\n')}\n`);
});
