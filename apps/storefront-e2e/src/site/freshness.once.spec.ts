import { paths } from '@karvon/paths';
import type { Page } from '@playwright/test';
import { brokenTest as test, expect } from '../fixtures';
import { wordsOf } from '../words';

/** Simulates a deploy: the old build's page files are missing, the new ones have other names. */
async function deploy(page: Page, files: RegExp, { times }: { times?: number } = {}) {
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not Found' }), {
    ...(times && { times }),
  });
}

type Hand = 'mouse' | 'keyboard' | 'finger';

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Follows a link of the footer with mouse or finger: a mouse points at the link first. */
async function goTo(page: Page, path: string, hand: Hand = 'mouse') {
  const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`);
  if (hand === 'finger') return link.tap();
  if (hand === 'mouse') return link.click();
  await link.focus();
  await page.keyboard.press('Enter');
}

/** Waits for the code that handles missing page files, which loads after the page. */
const whenWatched = (page: Page) =>
  page.waitForRequest((request) => request.url().includes('/latest-build?t='));

test('A deploy under an open tab causes one load of the requested page', async ({
  page,
  edition,
}) => {
  const watched = whenWatched(page);
  await page.goto(paths.home.to(edition));
  await watched;
  await deploy(page, /\/assets\/(?:\w+\/)?my-order-[^/]*\.js/, { times: 1 });
  const documents = countDocuments(page);
  await goTo(page, paths.myOrder.to(edition));
  await expect(page).toHaveURL(paths.myOrder.to(edition));
  await expect(
    page.getByRole('button', { name: wordsOf(edition)('order-parts.look-up-find') }).first(),
  ).toBeVisible();
  expect(documents()).toBe(1);
});

test('A half-filled form is never reloaded: typed text stays, and the new version is offered', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  const watched = whenWatched(page);
  await page.goto(paths.myOrder.to(edition));
  await watched;
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('7K3M9QXA');
  await deploy(page, /\/assets\/(?:\w+\/)?company-[^/]*\.js/);
  const documents = countDocuments(page);
  await goTo(page, paths.company.to(edition, { id: 'about' }));
  await expect(page.getByText(words('storefront.new-version'))).toBeVisible();
  await expect(field).toHaveValue('7K3M9QXA');
  expect(documents()).toBe(0);
  await page.getByRole('button', { name: words('storefront.new-version.later') }).click();
  await expect(page.getByText(words('storefront.new-version'))).toBeHidden();
  // A second click is refused at once.
  await goTo(page, paths.company.to(edition, { id: 'about' }));
  await expect(page.getByText(words('storefront.new-version'))).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(field).toHaveValue('7K3M9QXA');
  expect(documents()).toBe(0);
});

test('A page file that stays missing causes one load in ten seconds', async ({ page, edition }) => {
  const start = Date.now();
  const myOrder = paths.myOrder.to(edition);
  const offer = page.getByText(wordsOf(edition)('storefront.new-version'));
  const goHome = async () => {
    const watched = whenWatched(page);
    await page.goto(paths.home.to(edition));
    await watched;
  };
  // The clock is stopped: on a busy machine these steps can take longer than ten seconds.
  await page.clock.setFixedTime(start);
  await goHome();
  await deploy(page, /\/assets\/(?:\w+\/)?my-order-[^/]*\.js/);
  const documents = countDocuments(page);
  await goTo(page, myOrder);
  await expect(page).toHaveURL(myOrder);
  // The server's HTML is shown even without its scripts.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents()).toBe(1);

  await goHome();
  await goTo(page, myOrder);
  await expect(offer).toBeVisible();
  await expect(page).toHaveURL(paths.home.to(edition));
  expect(documents()).toBe(2);

  await page.clock.setFixedTime(start + 11_000);
  await goTo(page, myOrder);
  await expect(page).toHaveURL(myOrder);
  expect(documents()).toBe(3);
});

test('Without a network the page stays when another one cannot be loaded, and the next click opens it', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  const watched = whenWatched(page);
  await page.goto(paths.newsList.to(edition));
  await watched;
  await page.waitForLoadState('networkidle');
  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('bagaj');
  await page.context().setOffline(true);
  await search.getByRole('button').click();
  const notice = page.getByText(words('storefront.no-network'));
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(paths.newsList.to(edition));
  await expect(search.getByRole('searchbox')).toHaveValue('bagaj');
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  await search.getByRole('button').click();
  await expect(page).toHaveURL(`${paths.search.to(edition)}?q=bagaj`);
});

test('A newer build is offered quietly about a second after the page has loaded', async ({
  page,
  edition,
}) => {
  await page.route('**/latest-build?t=*', (route) => route.fulfill({ body: 'another' }));
  const documents = countDocuments(page);
  await page.goto(paths.myOrder.to(edition));
  const offer = page.getByText(wordsOf(edition)('storefront.new-version'));
  await expect(offer).toBeVisible();
  expect(documents()).toBe(1);
  await page.unroute('**/latest-build?t=*');
  await page
    .getByRole('button', { name: wordsOf(edition)('storefront.new-version.refresh') })
    .click();
  await expect.poll(documents).toBe(2);
});

for (const hand of ['mouse', 'keyboard', 'finger'] as const)
  for (const navigationApi of [true, false])
    for (const cause of ['no network', 'a deploy', 'a server that is away'] as const)
      test(`${cause}: a link that is pointed at and followed (${hand}${navigationApi ? '' : ', no Navigation API'}) keeps the visitor on the site`, async ({
        page,
        edition,
      }) => {
        if (!navigationApi)
          await page.addInitScript(() =>
            Object.defineProperty(window, 'navigation', { value: undefined }),
          );
        const words = wordsOf(edition);
        const about = paths.company.to(edition, { id: 'about' });
        const preloading = page.waitForResponse(/\/preload-pages-[^/]*\.js/);
        await page.goto(paths.myOrder.to(edition));
        await preloading;
        await page.waitForLoadState('networkidle');
        const field = page.getByRole('main').getByRole('textbox').first();
        await field.fill('7K3M9QXA');
        const file = /\/assets\/(?:\w+\/)?company-[^/]*\.js/;
        if (cause === 'no network') await page.context().setOffline(true);
        else
          await page.route(file, (route) =>
            route.fulfill({ status: cause === 'a deploy' ? 404 : 502, body: '<h1>?</h1>' }),
          );
        const documents = countDocuments(page);
        const notice = page.getByText(
          words(
            {
              'no network': 'storefront.no-network',
              'a deploy': 'storefront.new-version',
              'a server that is away': 'storefront.page-away',
            }[cause],
          ),
        );
        const link = page.getByRole('contentinfo').locator(`a[href="${about}"]`);
        const asked = page.waitForRequest(file);
        if (hand === 'keyboard') await link.focus();
        else await link.hover();
        await asked;
        await expect(field).toHaveValue('7K3M9QXA');
        await goTo(page, about, hand);
        await expect(notice).toBeVisible();
        await expect(page).toHaveURL(paths.myOrder.to(edition));
        await expect(field).toHaveValue('7K3M9QXA');
        expect(documents()).toBe(0);
        if (cause === 'a deploy') return;
        if (cause === 'no network') await page.context().setOffline(false);
        else await page.unroute(file);
        await goTo(page, about, hand);
        await expect(page).toHaveURL(about);
        expect(documents()).toBe(0);
      });
