import { paths } from '@karvon/paths';
import { expect, test } from '../fixtures';

const letters = /\.woff2$/;

test('The first HTML requests no script and no font', async ({ request, edition }) => {
  for (const address of [
    paths.home.to(edition),
    paths.myOrder.to(edition),
    `/${edition}/nowhere`,
  ]) {
    const response = await request.get(address);
    const html = await response.text();
    expect(response.headers()['link']).toBeUndefined();
    expect(html).not.toMatch(/<link rel="(module)?preload"/);
    expect(html).not.toMatch(/<script[^>]* (src|type="module")/);
    const [, outside = ''] = /^([^]*?)<style[^>]* data-fonts/.exec(html) ?? [];
    expect(outside).toContain('</style>');
    expect(outside).not.toContain('.woff2');
    // Data for scripts and search engines stands after the page's content.
    expect(html.indexOf('application/ld+json')).toBeGreaterThan(html.indexOf('</main>'));
  }
});

test('The banner’s drawing is in the first HTML, and is painted', async ({ page, edition }) => {
  await page.goto(paths.home.to(edition));
  const banner = page.locator('main img[fetchpriority=high]');
  await expect(banner).toHaveAttribute('src', /^data:image\/svg\+xml,.*#wide$/s);
  const width = () => banner.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  expect(await width()).toBeGreaterThan(0);
  // Hydration must not request it as a file.
  await page.waitForRequest(/\/latest-build\?t=/);
  await expect(banner).toHaveAttribute('src', /^data:/);
});

test('Fonts are loaded after the first frame, and at once without scripts', async ({
  page,
  browser,
  baseURL,
  edition,
}) => {
  const [come] = await Promise.all([
    page.waitForResponse((response) => letters.test(response.url())),
    page.goto(paths.home.to(edition)),
  ]);
  expect(come.ok()).toBe(true);
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const plain = await context.newPage();
  await Promise.all([
    plain.waitForResponse((response) => letters.test(response.url())),
    plain.goto(paths.home.to(edition)),
  ]);
  await context.close();
});

test('Both files of the Russian font change the page in one go', async ({ page }) => {
  let late = () => undefined as void;
  const held = new Promise<void>((resolve) => (late = resolve));
  await page.route(/latin-wght[^/]*\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  const cyrillic = page.waitForResponse(/cyrillic-wght[^/]*\.woff2$/);
  await page.goto(paths.home.to('ru'));
  await (await cyrillic).finished();
  await page.waitForRequest(/\/latest-build\?t=/);
  const ours = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => /Variable/.test(family) && status === 'loaded')
        .map(({ unicodeRange }) => unicodeRange),
    );
  expect(await ours()).toEqual([]);
  late();
  await expect.poll(async () => (await ours()).length).toBe(2);
});

test('A page in a hidden tab hydrates without a frame', async ({ page, edition }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(paths.testCallback.to(edition));
  await expect(page.locator('body:not([data-sleeping])')).toBeAttached();
});
