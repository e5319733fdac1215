import { expect, test, overflowOf } from '../fixtures';
import { wordsOf } from '../words';
import { everyPage } from './every-page';

for (const path of everyPage) {
  test(`The page /${path} is in its language, reads well aloud and fits the screen`, async ({
    page,
    edition,
    checkAccessibility,
  }) => {
    const response = await page.goto(`/${edition}/${path}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', edition);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await checkAccessibility();
  });
}

test('The search form is in the HTML, before any script', async ({ browser, baseURL, edition }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${edition}`);
  const form = page.getByRole('form', { name: wordsOf(edition)('air-search.form') });
  await expect(form.getByRole('combobox').first()).toBeVisible();
  await context.close();
});

test('Without scripts a form with secrets puts nothing into an address', async ({
  browser,
  baseURL,
  edition,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const address = `/${edition}/auth/register`;
  await page.goto(address);
  await page.locator('main [name="new-password"]').fill('Kar7von8');
  await page
    .locator('main')
    .getByRole('button', { name: wordsOf(edition)('auth.register-submit') })
    .click();
  await page.goto(`/${edition}`);
  expect(sent.filter((url) => url.includes('Kar7von8'))).toEqual([]);
  await context.close();
});

test('Every country has its names and a flag of our own, cached for ever', async ({
  request,
  edition,
}) => {
  const response = await request.get(`/api/v1/countries?lang=${edition}`);
  const { countries } = (await response.json()) as { countries: { flag_url: string | null }[] };
  expect(countries.length).toBeGreaterThanOrEqual(245);
  for (const { flag_url: url } of countries) {
    if (url === null) continue;
    const flag = await request.get(url);
    expect(flag.status(), url).toBe(200);
    expect(flag.headers()['cache-control']).toContain('immutable');
  }
});

test('The icons of the site have image content types', async ({ request }) => {
  for (const [file, type] of [
    ['favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
    ['favicon.svg', /^image\/svg\+xml/],
  ] as const) {
    const response = await request.get(`/${file}`);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-type'], file).toMatch(type);
  }
});

test('An unknown address gets a "not found" page with its query, and status 404', async ({
  request,
  edition,
}) => {
  const address = `/${edition}/no/such/page?from=mail`;
  const response = await request.get(address);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain(`${address}</h1>`);
});

test('Only the Uzbek edition switches languages, and the switch keeps page and query', async ({
  page,
  edition,
}) => {
  await page.goto(`/${edition}/myorder?number=7K3M9QXA`);
  const other = page.locator(`header a[hreflang]:not([hreflang="${edition}"]):visible`);
  if (edition === 'ru') {
    await expect(other).toHaveCount(0);
    return;
  }
  await other.click();
  await expect(page).toHaveURL('/ru/myorder?number=7K3M9QXA');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});
