import type { Page } from '@playwright/test';
import { bookOrder } from '../book-order';
import { expect, test, type Edition } from '../fixtures';
import { wordsOf } from '../words';

/** Opens a partner's site with our elements and records their events. */
async function openPartner(
  page: Page,
  project: { use: object; metadata: { partner?: string } },
  edition: Edition,
) {
  const { baseURL } = project.use as { baseURL: string };
  await page.goto(`${project.metadata.partner}/?storefront=${baseURL}&lang=${edition}`);
  const events: [string, unknown][] = [];
  await page.exposeFunction('tellStory', (name: string, detail: unknown) => {
    events.push([name, detail]);
  });
  await page.evaluate(() => {
    const { tellStory: report } = window as unknown as {
      tellStory: (name: string, detail: unknown) => void;
    };
    for (const name of [
      'karvon-search',
      'karvon-order-lookup',
      'karvon-callback-requested',
      'karvon-news-open',
    ])
      document.addEventListener(name, (event) => {
        report(name, (event as CustomEvent).detail);
        if (document.body.dataset.stay) event.preventDefault();
      });
  });
  return {
    notified: events,
    stay: () => page.evaluate(() => void (document.body.dataset.stay = 'yes')),
  };
}

test('On another site: a search by keyboard is notified to the page and opens results on the storefront', async ({
  page,
  edition,
  checkAccessibility,
}, { project }) => {
  const words = wordsOf(edition);
  const form = page.locator('karvon-air-search');
  const { notified: events, stay } = await openPartner(page, project, edition);
  await expect(form.getByRole('button', { name: words('air-search.search') })).toBeVisible();
  await checkAccessibility();

  const to = form.getByRole('combobox', { name: words('air-search.to') });
  await form.getByRole('radio', { name: words('air-search.trip-one-way') }).check({ force: true });
  await to.fill(edition === 'uz' ? 'moskva' : 'самарк');
  await expect(form.getByRole('option').first()).toBeVisible();
  // Choosing a place opens the calendar.
  await to.press('Enter');
  // The panel is in the element's shadow tree and stays open while it is used.
  await form.getByRole('button', { name: words('i18n.calendar.next-month') }).click();
  await form
    .getByRole('gridcell')
    .getByRole('button', { name: /(?:^|\s)15[-\s]/ })
    .last()
    .click();
  const done = form.getByRole('button', { name: words('search-parts.done') });
  if (await done.isVisible()) await done.click();
  await expect(form.getByRole('dialog')).toBeHidden();
  await checkAccessibility();

  await stay();
  const search = form.getByRole('button', { name: words('air-search.search') });
  await search.press('Enter');
  const [from, city] = edition === 'uz' ? ['TAS', 'MOW'] : ['MOW', 'SKD'];
  const url = expect.stringMatching(
    new RegExp(`/${edition}/air-tickets\\?from=${from}&to=${city}&out=`),
  );
  await expect
    .poll(() => events)
    .toEqual([
      [
        'karvon-search',
        expect.objectContaining({ from, to: city, back: null, cabin: 'Economy', url }),
      ],
    ]);
  expect(new URL(page.url()).origin).toBe(project.metadata.partner);

  await page.evaluate(() => delete document.body.dataset.stay);
  await search.press('Enter');
  await expect(page).toHaveURL(/air-tickets\?from=/);
  expect(new URL(page.url()).origin).toBe(project.use.baseURL);
  await expect(
    page.getByRole('link', { name: words('air-search.offer-choose-named') }).first(),
  ).toBeVisible();
});

test('On another site: an order is found on the storefront, and the site learns nothing of it', async ({
  page,
  edition,
  request,
}, { project }) => {
  const words = wordsOf(edition);
  const number = await bookOrder(request, 'light');
  const { notified: events } = await openPartner(page, project, edition);
  const form = page.locator('karvon-my-order');
  const find = form.getByRole('button', { name: words('order-parts.look-up-find') });
  await find.click();
  await expect(form.getByText(words('order-parts.look-up-required'))).toHaveCount(2);
  const fill = async (surname: string) => {
    await form.getByLabel(words('order-parts.look-up-number')).fill(number.toLowerCase());
    await form.getByLabel(words('order-parts.look-up-surname')).fill(surname);
    await find.click();
  };

  await fill('Petrova');
  await expect
    .poll(() => events)
    .toEqual([['karvon-order-lookup', { bookingNumber: number.toLowerCase() }]]);
  await expect(page.getByText(words('i18n.problem.order-not-found'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${project.use.baseURL}/${edition}/myorder\\?number=`));
  expect(page.url()).not.toContain('etrova');

  await page.goBack();
  const requested = page.waitForRequest(/\/myorder\/find$/);
  await fill('Каримова');
  expect((await requested).method()).toBe('POST');
  await expect(page).toHaveURL(`${project.use.baseURL}/${edition}/order?number=${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('KARIMOVA').first()).toBeVisible();
});

test('On another site: support promises a call, news opens on the storefront, the page sets language and theme', async ({
  page,
  edition,
  checkAccessibility,
}, { project }) => {
  const words = wordsOf(edition);
  const { notified: events, stay } = await openPartner(page, project, edition);
  const callback = page.locator('karvon-callback');
  const opener = callback.getByRole('button', { name: words('support.callback-open') });

  await expect(opener).toHaveCSS('background-color', 'rgb(138, 31, 92)');
  await expect(opener).toHaveCSS('border-radius', '4px');
  await expect(opener).toHaveCSS('text-transform', 'none');
  await expect(opener).toHaveCSS('font-size', '16px');

  await opener.press('Enter');
  const dialog = callback.getByRole('dialog', { name: words('support.callback-title') });
  const last = project.name.endsWith('phone') ? '38' : '37';
  await dialog
    .getByLabel(words('support.callback-phone'))
    .fill(edition === 'uz' ? `90 123 45 ${last}` : `8 912 345-67-${last}`);
  await dialog.getByLabel(words('support.callback-name')).fill('Азиза');
  await dialog.getByRole('checkbox').check();
  await expect(dialog.getByRole('link').first()).toHaveAttribute(
    'href',
    `${project.use.baseURL}/${edition}/company/privacyagreement`,
  );
  await checkAccessibility();
  const sent = page.waitForRequest(/\/api\/v1\/callbacks$/);
  await dialog.getByRole('button', { name: words('support.callback-send') }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    page: { path: expect.stringMatching(/^\/widgets\/localhost:\d+$/) },
  });
  await expect(dialog.getByRole('status')).toBeVisible();
  await expect
    .poll(() => events)
    .toEqual([
      [
        'karvon-callback-requested',
        { topic: 'air', callBy: expect.any(String), openNow: expect.any(Boolean) },
      ],
    ]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  const news = page.locator('karvon-news');
  await expect(news.getByRole('article')).toHaveCount(4);
  await stay();
  const first = news.getByRole('article').first().getByRole('link');
  const href = await first.getAttribute('href');
  expect(href).toMatch(new RegExp(`^${project.use.baseURL}/${edition}/news/.`));
  await first.click();
  await expect.poll(() => events.at(-1)).toEqual(['karvon-news-open', { url: href }]);

  const other = edition === 'uz' ? 'ru' : 'uz';
  await page.evaluate(
    (lang) => document.querySelector('karvon-callback')!.setAttribute('lang', lang),
    other,
  );
  await expect(
    callback.getByRole('button', { name: wordsOf(other)('support.callback-open') }),
  ).toBeVisible();
});
