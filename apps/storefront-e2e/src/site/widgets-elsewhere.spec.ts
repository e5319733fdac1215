import type { Page } from '@playwright/test';
import { brokenTest, expect, overflowOf, test } from '../fixtures';
import { wordsOf } from '../words';

const elements = ['karvon-air-search', 'karvon-news', 'karvon-my-order', 'karvon-callback'];

interface Site {
  use: object;
  metadata: { partner?: string };
}
const addressOf = ({ use, metadata }: Site, lang: string) =>
  `${metadata.partner}/?storefront=${(use as { baseURL: string }).baseURL}&lang=${lang}`;

/** Styles of a careless page, which try to override ours. */
const hostile = `
  * { all: revert; font: italic 30px/3 Georgia, serif !important; text-align: right !important;
    letter-spacing: 4px !important; word-spacing: 20px !important; text-transform: uppercase !important;
    white-space: pre !important; direction: rtl !important; unicode-bidi: bidi-override !important; color: red !important;
    text-indent: 40px !important; cursor: wait !important; text-shadow: 1px 1px red !important; quotes: none !important;
    hyphens: auto !important; word-break: break-all !important; font-variant: small-caps !important; zoom: 1 !important;
    list-style: square !important; border-spacing: 9px !important; caption-side: bottom !important; tab-size: 1 !important;
    text-wrap: nowrap !important; -webkit-text-fill-color: red !important; -webkit-text-stroke: 1px red !important;
    accent-color: red !important; caret-color: red !important; color-scheme: dark !important; }
  :root, * { --font: Georgia !important; --color-text: red !important; --color-surface: yellow !important;
    --space-2: 40px !important; --radius: 40px !important; --karvon-rem: 30px !important; --text-small: 40px !important; }`;

/** The look of each box and text inside the elements: sizes, and inherited properties. */
const looks = (page: Page) =>
  page.evaluate((names) => {
    const seen = 'color direction cursor quotes hyphens'
      .split(' ')
      .concat(
        'font-family font-size font-style font-variant line-height letter-spacing word-spacing word-break'.split(
          ' ',
        ),
        'text-align text-transform text-indent text-shadow text-wrap white-space unicode-bidi'.split(
          ' ',
        ),
        'background-color border-radius list-style-type -webkit-text-fill-color accent-color color-scheme'.split(
          ' ',
        ),
      );
    return names.flatMap((name) =>
      [...document.querySelector(name)!.shadowRoot!.querySelectorAll('*')].map((inside) => {
        const style = getComputedStyle(inside);
        const { width, height } = inside.getBoundingClientRect();
        const values = seen.map((property) => `${property}: ${style.getPropertyValue(property)}`);
        return [name, inside.localName, Math.round(width), Math.round(height), ...values].join(
          '; ',
        );
      }),
    );
  }, elements);

/** How many CSS transitions are still running inside the elements. */
const transitionsOf = (page: Page) =>
  page.evaluate(
    (names) =>
      names.flatMap((name) => document.querySelector(name)!.shadowRoot!.getAnimations()).length,
    elements,
  );

test('On a page with greedy styles the elements look as on any other, and a search is made', async ({
  page,
  edition,
}, { project }) => {
  const words = wordsOf(edition);
  await page.goto(addressOf(project, edition));
  // A loading part says so in its status region; those of the fields are empty until they have something to say.
  const loading = (name: string) =>
    page.locator(name).getByRole('status').filter({ hasText: /\S/ });
  for (const name of elements) await expect(loading(name)).toHaveCount(0);
  await expect(page.locator('karvon-news').getByRole('article')).toHaveCount(4);
  // The carousel's script comes last: then the carousel has its dots, and its first button is disabled.
  await expect(page.locator('karvon-news [data-driven]')).toBeVisible();
  await expect(page.locator('karvon-news').getByRole('button', { disabled: true })).toHaveCount(1);
  await expect.poll(() => transitionsOf(page)).toBe(0);
  const before = await looks(page);
  expect(before.length).toBeGreaterThan(100);
  await page.addStyleTag({ content: hostile });
  await expect.poll(() => looks(page)).toEqual(before);

  const form = page.locator('karvon-air-search');
  await form.getByRole('radio', { name: words('air-search.trip-one-way') }).check({ force: true });
  const to = form.getByRole('combobox', { name: words('air-search.to') });
  await to.fill(edition === 'uz' ? 'moskva' : 'самарк');
  await expect(form.getByRole('option').first()).toBeVisible();
  await to.press('Enter');
  await form.getByRole('button', { name: words('i18n.calendar.next-month') }).click();
  await form
    .getByRole('gridcell')
    .getByRole('button', { name: /(?:^|\s)15[-\s]/ })
    .last()
    .click();
  const done = form.getByRole('button', { name: words('search-parts.done') });
  if (await done.isVisible()) await done.click();
  await form.getByRole('button', { name: words('air-search.search') }).click();
  await expect(page).toHaveURL(/air-tickets\?from=/);
});

test('A page may hide an element, also by hiding its container', async ({ page, edition }, {
  project,
}) => {
  await page.goto(addressOf(project, edition));
  const form = page.locator('karvon-air-search').getByRole('combobox').first();
  await expect(form).toBeVisible();
  for (const rule of ['karvon-air-search { display: none }', 'body { visibility: hidden }']) {
    const style = await page.addStyleTag({ content: rule });
    await expect(form).toBeHidden();
    await style.evaluate((tag) => (tag as unknown as Element).remove());
    await expect(form).toBeVisible();
  }
});

brokenTest(
  'On a page that is not allowed, each element notifies the page and shows its visitor a link',
  async ({ page, edition, checkAccessibility }, { project }) => {
    const words = wordsOf(edition);
    const { baseURL } = project.use as { baseURL: string };
    const site = new URL(baseURL).host;
    const errors: [string, string][] = [];
    await page.exposeFunction('tellStory', (name: string, said: string) =>
      errors.push([name, said]),
    );
    await page.addInitScript(() =>
      document.addEventListener('karvon-error', (event) => {
        const { tellStory } = window as unknown as { tellStory: (...told: string[]) => void };
        const { message } = (event as CustomEvent<{ message: string }>).detail;
        tellStory((event.target as Element).localName, message);
      }),
    );
    // The same site under a name that is not in WIDGET_ORIGINS.
    const foreign = addressOf(project, edition).replace('localhost', '127.0.0.1');
    await page.goto(foreign);
    const said = `Add ${new URL(foreign).origin} to WIDGET_ORIGINS of ${baseURL}`;
    await expect
      .poll(() => errors.toSorted())
      .toEqual(elements.toSorted().map((name) => [name, said]));
    for (const name of elements) {
      const element = page.locator(name);
      await expect(element.getByText(words('widgets.refused'))).toContainText(site);
      const link = element.getByRole('link', { name: words('widgets.open-storefront') });
      await expect(link).toContainText(site);
      await expect(element.getByRole('textbox')).toHaveCount(0);
      await expect(element.getByRole('alert')).toHaveCount(0);
    }
    await checkAccessibility();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.locator('karvon-my-order').getByRole('link').click();
    await expect(page).toHaveURL(`${baseURL}/${edition}/myorder`);
  },
);
