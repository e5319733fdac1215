import { bookOrder } from '../book-order';
import { dayAhead } from '../days';
import { expect, test } from '../fixtures';
import { openGuests } from '../hotel-steps';
import { press } from '../screens';
import { wordsOf } from '../words';
import { cutTexts } from './cut-texts';

/** Widths between a phone and a desktop: tablets held upright. */
const tablets = [600, 700, 768];

test('On a tablet the search form above results shows chosen days whole', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  await page.setViewportSize({ width: tablets[0]!, height: 900 });
  await page.goto(
    `/${edition}/air-tickets?from=TAS&to=MOW&out=${dayAhead(20)}&back=${dayAhead(34)}`,
  );
  const form = page.getByRole('form', { name: words('air-search.form') });
  await press(page, words('air-search.change'), form);
  for (const width of tablets) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(cutTexts), `at ${width} px`).toEqual([]);
  }
});

test('On a tablet the number of hotels takes one line away from buttons, and a city has room', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  const stay = `in=${dayAhead(21)}&out=${dayAhead(24)}&adults=2`;
  for (const width of [1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${edition}/hotel?city=SKD&${stay}`);
    const map = page.getByRole('button', { name: words('hotel-search.show-map') });
    const number = page.locator('h2#results');
    await expect(number).toBeVisible();
    const [head, button] = [(await number.boundingBox())!, (await map.boundingBox())!];
    expect(head.height, `at ${width} px`).toBeLessThan(40);
    expect(head.y + head.height, `at ${width} px`).toBeLessThanOrEqual(button.y);
    await page.goto(`/${edition}?tab=hotel`);
    const form = page.getByRole('form', { name: words('hotel-search.form') });
    const city = (await form.getByRole('combobox').first().boundingBox())!;
    expect(city.width, `at ${width} px`).toBeGreaterThan(200);
  }
});

/** Runs in the page: parts with more lines than a card beside filters has room for. */
function tallParts(): string[] {
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const tops = [...range.getClientRects()].filter(({ width }) => width > 2).map(({ top }) => top);
    return new Set(tops.map((top) => Math.round(top / 8))).size;
  };
  const tall: string[] = [];
  const expectLines = (element: Element | null, lines: number) => {
    if (element && linesOf(element) > lines) tall.push(element.textContent!);
  };
  for (const card of document.querySelectorAll('main article')) {
    expectLines(card.querySelector('h3 > [aria-hidden]'), 2);
    for (const code of card.querySelectorAll('abbr')) expectLines(code.closest('p'), 1);
    for (const fact of card.querySelectorAll('li')) {
      const before = fact.previousElementSibling?.getBoundingClientRect().top;
      const isApart = before !== undefined && fact.getBoundingClientRect().top > before + 4;
      if (fact.textContent!.includes('CO₂') && isApart) tall.push(fact.textContent!);
    }
    for (const link of card.querySelectorAll('a[aria-label]'))
      if (link.clientHeight > 56) tall.push(link.textContent!);
  }
  for (const fact of document.querySelectorAll('[role="group"] > [aria-pressed] > span'))
    if (/^\d+\s(ч|soat)(?!\p{L})/u.test(fact.textContent!)) expectLines(fact, 1);
  return tall;
}

test('Beside filters on a tablet a card takes few lines', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const language of ['ru', 'uz']) {
    for (const path of [
      `air-tickets?from=TAS&to=MOW&out=${dayAhead(20)}&back=${dayAhead(34)}`,
      `hotel?city=SKD&in=${dayAhead(21)}&out=${dayAhead(24)}&adults=2`,
    ]) {
      await page.goto(`/${language}/${path}`);
      await expect(page.locator('article').nth(5)).toBeVisible();
      await expect(page.getByRole('progressbar')).toBeHidden();
      expect(await page.evaluate(tallParts), `${language} ${path}`).toEqual([]);
    }
  }
});

test('On a tablet in landscape the placeholder of a phone is whole and a bank card takes one line', async ({
  page,
  edition,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openGuests(page, edition, wordsOf(edition));
  const hidden = await page.locator('main input[type=tel]').evaluate((field: HTMLInputElement) => {
    field.value = field.placeholder;
    return field.scrollWidth - field.clientWidth;
  });
  expect(hidden).toBe(0);
  // The name of the bank card is longer in Russian.
  const number = await bookOrder(page.request, 'flex');
  await page.goto(`/ru/order?number=${number}`);
  const card = page
    .locator('label')
    .filter({ hasText: wordsOf('ru')('order-parts.method-bank-card', 'start') });
  expect((await card.boundingBox())!.height).toBeLessThan(60);
});

test('On a wide phone a label takes one line, and facts of a hotel do not touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto(`/ru/air-tickets?from=TAS&to=MOW&out=${dayAhead(20)}&back=${dayAhead(34)}`);
  // The labels depend on the day: the best offer can be the cheapest and the fastest.
  const label = page.locator('article [data-label]').first();
  await expect(label).toBeVisible();
  expect((await label.boundingBox())!.height).toBeLessThan(28);
  await page.setViewportSize({ width: 414, height: 900 });
  await page.goto(`/ru/hotel?city=SKD&in=${dayAhead(21)}&out=${dayAhead(24)}&adults=2`);
  const places = page.locator('article').first().getByRole('list').first().getByRole('listitem');
  await expect(places).toHaveCount(2);
  const [district, centre] = [
    (await places.nth(0).boundingBox())!,
    (await places.nth(1).boundingBox())!,
  ];
  expect(centre.y > district.y || centre.x >= district.x + district.width + 4).toBe(true);
});

test('A printed page has no header and no footer', async ({ page, edition }) => {
  await page.goto(`/${edition}/company/about`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const around of ['banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(around).filter({ visible: true })).toHaveCount(0);
});

test('A printed order shows the purchase without its buttons', async ({ page, edition }) => {
  const words = wordsOf(edition);
  const number = await bookOrder(page.request, 'flex', { back: true });
  await page.goto(`/${edition}/order?number=${number}`);
  const heading = (id: string) => page.getByRole('heading', { name: words(id) });
  for (const id of ['order-parts.pay-title', 'orders.share-pay'])
    await expect(heading(id)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const id of ['orders.trip', 'orders.travellers', 'orders.price'])
    await expect(heading(id)).toBeVisible();
  for (const id of ['order-parts.pay-title', 'orders.share-pay'])
    await expect(heading(id)).toBeHidden();
});
