import { paths } from '@karvon/paths';
import type { Page } from '@playwright/test';
import { brokenTest as test, expect } from '../fixtures';
import { wordsOf } from '../words';

/** Collects violations of the content security policy; an error page must cause none. */
function watchPolicy(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript|TrustedHTML/i.test(message.text()))
      violations.push(message.text());
  });
  return violations;
}

interface Entry {
  level: string;
  product: string;
  text: string;
  context: Record<string, string>;
}

/** The entries of the next report that the journal accepted. */
async function nextReport(page: Page): Promise<Entry[]> {
  const response = await page.waitForResponse(/\/api\/v1\/journal$/);
  expect(response.ok()).toBe(true);
  return response.request().postDataJSON() as Entry[];
}

/** Opens a page and waits for hydration: a link clicked earlier loads a new document. */
async function open(page: Page, path: string): Promise<void> {
  const awake = page.waitForRequest(/\/latest-build\?t=/);
  await page.goto(path);
  await awake;
}

/** Follows a link of the header; on a phone it is in the closed sheet. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
}

async function expectErrorPage(page: Page, edition: 'ru' | 'uz'): Promise<string> {
  const words = wordsOf(edition);
  await expect(page.getByRole('heading', { name: words('storefront.error') })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const trace = await page.locator('html').getAttribute('data-trace');
  expect(trace).toMatch(/\S/);
  await expect(page.getByText(trace!)).toBeVisible();
  return trace!;
}

test('A page that throws while it renders becomes the error page, and the journal gets the error', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const violations = watchPolicy(page);
  await open(page, paths.home.to(edition));
  await page.route(/\/assets\/(?:\w+\/)?my-order-[^/]*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default function MyOrder() { throw new Error('broken on purpose'); }`,
    }),
  );
  const report = nextReport(page);
  await follow(page, paths.myOrder.to(edition));
  const trace = await expectErrorPage(page, edition);
  const [entry] = await report;
  expect(entry).toMatchObject({
    level: 'error',
    product: 'storefront',
    context: { traceId: trace, path: paths.myOrder.to(edition) },
  });
  expect(entry!.text).toContain('broken on purpose');
  expect(violations).toEqual([]);
  await checkAccessibility();
  await page.unrouteAll();
  await page.getByRole('link', { name: wordsOf(edition)('storefront.to-home') }).click();
  await expect(page.getByRole('combobox').first()).toBeVisible();
});

test('A page whose data cannot be loaded becomes the error page, and the journal gets the error', async ({
  page,
  edition,
}) => {
  const violations = watchPolicy(page);
  await open(page, paths.myOrder.to(edition));
  await page.route(/\/news\.data/, (route) => route.abort());
  const report = nextReport(page);
  await follow(page, paths.newsList.to(edition));
  const trace = await expectErrorPage(page, edition);
  const entries = await report;
  expect(entries.map(({ context }) => context.traceId)).toContain(trace);
  expect(violations).toEqual([]);
});

test('A page with an unknown middleware shows the error page', async ({ page, edition }) => {
  await open(page, paths.home.to(edition));
  await page.route(/\/assets\/(?:\w+\/)?my-order-[^/]*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const handle = { middleware: ['sesion'] }; export default () => null;`,
    }),
  );
  const report = nextReport(page);
  await follow(page, paths.myOrder.to(edition));
  await expectErrorPage(page, edition);
  const [entry] = await report;
  expect(entry!.text).toContain('Unknown route middleware');
});
