import { paths } from '@karvon/paths';
import { expect, test } from '../fixtures';
import { dayAhead } from '../days';
import { untilFirstCards } from '../first-cards';

const inThreeWeeks = dayAhead(21);

/** The class names that the build gives to CSS modules. */
const classes = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)]
    .flatMap(([, names]) => names!.split(' '))
    .filter((name) => /^_\w{5,}$/.test(name));

test('Every page loads the styles of its own components, and no other page’s', async ({
  request,
  edition,
}) => {
  const results = (to: string) =>
    paths.airTickets.to(edition, { from: 'TAS', to, out: inThreeWeeks });
  await untilFirstCards(request, results('MOW'));
  const addresses = [
    paths.home.to(edition),
    `${paths.home.to(edition)}?tab=order`,
    results('MOW'),
    // No other story searches on this route, so the HTML has no cards yet.
    results('GOJ'),
    paths.company.to(edition, { id: 'about' }),
    paths.newsList.to(edition),
    paths.myOrder.to(edition),
    `/${edition}/nowhere`,
  ];
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text);
    const css = styles.join('\n');
    const used = new Set(classes(html));
    expect(used.size).toBeGreaterThan(20);
    const styled = new Set([...css.matchAll(/\.(_\w+)/g)].map(([, name]) => name));
    const missing = [...used].filter((name) => !styled.has(name));
    expect([address, missing]).toEqual([address, []]);
    // The home page has three forms, and every page loads some 3 kB of unused styles for the sake of fewer files. Cards have
    // styles of their own.
    const hasCards = address.includes('to=') && html.includes('<article');
    expect(css.length, address).toBeLessThan(hasCards ? 74_000 : 60_000);
  }
});

test('The next page is shown once its styles are loaded', async ({ page, edition }) => {
  const path = paths.company.to(edition, { id: 'about' });
  const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`);
  const heading = page.locator('h1');
  const awake = page.waitForResponse(/\/preload-pages-[^/]*\.js/);
  await page.goto(paths.myOrder.to(edition));
  await awake;
  const before = await heading.textContent();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/[^/]+\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  // The preload link is in the document only while it loads, which can be too short to observe, so the request is recorded.
  let preloaded = false;
  page.on('request', (request) => (preloaded ||= /\/company-[^/]*\.js/.test(request.url())));
  // The preload code is loaded, but may not have run yet.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await page.waitForTimeout(200);
    expect(preloaded).toBe(true);
  }).toPass();
  const linked = page.waitForRequest(
    (request) => request.url().endsWith('.css') && request.headers().purpose !== 'prefetch',
  );
  const data = page.waitForResponse(new RegExp(`${path}\\.data`));
  await link.click();
  await Promise.all([linked, data]);
  await expect(heading).toHaveText(before!);
  await expect(page).toHaveURL(paths.myOrder.to(edition));
  letThrough();
  await expect(page).toHaveURL(path);
  await expect(heading).not.toHaveText(before!);
  const missing = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.filter((each) => !(each as HTMLLinkElement).sheet).length);
  expect(missing).toBe(0);
});
