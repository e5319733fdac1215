import { paths } from '@karvon/paths';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const company = (edition: 'ru' | 'uz') => paths.company.to(edition, { id: 'about' });

const linkTo = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`);

/** Waits for the preload code, which loads after the page. */
const whenReady = (page: Page) => page.waitForResponse(/\/preload-pages-[^/]*\.js/);

test('A page is preloaded before its link is clicked, and loads once', async ({
  page,
  edition,
}) => {
  const path = company(edition);
  const ready = whenReady(page);
  await page.goto(paths.myOrder.to(edition));
  await ready;
  const data = page.waitForResponse(new RegExp(`${path}\\.data`));
  let come = false;
  void data.then(() => (come = true));
  // The file is loaded, but its code may not have run yet.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await linkTo(page, path).hover();
    await page.waitForTimeout(200);
    expect(come).toBe(true);
  }).toPass();
  expect((await data).ok()).toBe(true);
  await linkTo(page, path).click();
  await expect(page).toHaveURL(path);
  const sizes = await page.evaluate(
    (part) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(part))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    `${path}.data`,
  );
  // The second time the browser uses its cached copy.
  expect(sizes.filter((size) => size > 0).length).toBeLessThanOrEqual(1);
});

test('Nothing is preloaded for visitors who save data', async ({ page, edition }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const preloads: string[] = [];
  page.on('request', (request) => {
    if (/preload-pages|\.data/.test(request.url())) preloads.push(request.url());
  });
  const watched = page.waitForRequest(/\/latest-build\?t=/);
  await page.goto(paths.myOrder.to(edition));
  await watched;
  await linkTo(page, company(edition)).hover();
  await page.waitForTimeout(300);
  expect(preloads).toEqual([]);
});
