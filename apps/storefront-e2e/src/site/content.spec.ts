import type { APIRequestContext } from '@playwright/test';
import { paths } from '@karvon/paths';
import { expect, test } from '../fixtures';
import { wordsOf } from '../words';

const languages = ['ru', 'uz'] as const;
type Language = (typeof languages)[number];

/** Russian abbreviations of laws that an Uzbek text may quote. */
const quoted = ['ФЗ', 'НК РФ'];

interface Text {
  id: string;
}

async function read<Response>(request: APIRequestContext, address: string): Promise<Response> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return (await response.json()) as Response;
}

/** The addresses of every company page and news item of a language, without the language. */
async function addressesOf(request: APIRequestContext, lang: Language): Promise<string[]> {
  const { pages } = await read<{ pages: Text[] }>(request, `/api/v1/pages?lang=${lang}`);
  const { news, total } = await read<{ news: Text[]; total: number }>(
    request,
    `/api/v1/news?lang=${lang}&limit=50`,
  );
  expect(news.length, 'the walk sees all the news').toBe(total);
  return [
    'news',
    ...pages.map(({ id }) => `company/${id}`),
    ...news.map(({ id }) => `news/${id}`),
  ].sort();
}

/** Requests each address once, however many pages link to it. */
function createReader(request: APIRequestContext) {
  const visited = new Map<string, Promise<{ status: number; main: string }>>();
  return (address: string) => {
    const known =
      visited.get(address) ??
      request.get(address).then(async (response) => ({
        status: response.status(),
        main: /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? '',
      }));
    visited.set(address, known);
    return known;
  };
}

/** Headings that skip a level: each may be only one level deeper than the previous one. */
function skippedHeadings(main: string): string[] {
  const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  const titles = levels.filter((level) => level === 1).length;
  return [
    ...(titles === 1 ? [] : [`${titles} headings of the first level`]),
    ...(skips.length === 0 ? [] : [`levels ${levels.join(' ')}`]),
  ];
}

function strayCyrillic(main: string): string[] {
  let words = main.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
  for (const allowed of quoted) words = words.replaceAll(allowed, '');
  return (/.{0,20}\p{Script=Cyrillic}.{0,20}/u.exec(words) ?? []).slice(0, 1);
}

type Reader = ReturnType<typeof createReader>;

/** Broken links of a page to our own pages and anchors. */
async function brokenLinks(readPage: Reader, address: string, main: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [, href = ''] of main.matchAll(/<a [^>]*?href="([/#][^"]*)"/g)) {
    const { pathname, search, hash } = new URL(href.replaceAll('&amp;', '&'), `http://x${address}`);
    const target = await readPage(`${pathname}${search}`);
    // A feed has no main element and no anchors.
    if (target.status !== 200) broken.push(`${href} answers ${target.status}`);
    else if (hash && !target.main.includes(` id="${hash.slice(1)}"`))
      broken.push(`${href} has no such place`);
  }
  return broken;
}

test.describe('Texts', () => {
  test('each text is a page in both languages with working links', async ({
    request,
  }, testInfo) => {
    test.skip(testInfo.project.name.endsWith('phone'), 'the server sends phones the same HTML');
    const [ru, uz] = await Promise.all(languages.map((lang) => addressesOf(request, lang)));
    expect(uz).toEqual(ru);
    expect(ru!.length).toBeGreaterThan(17);

    const readPage = createReader(request);
    const wrong: string[] = [];
    for (const lang of languages) {
      for (const path of ru!) {
        const address = `/${lang}/${path}`;
        const { status, main } = await readPage(address);
        const found = [
          ...(status === 200 ? [] : [`answers ${status}`]),
          ...skippedHeadings(main),
          ...(lang === 'uz' ? strayCyrillic(main) : []),
          ...(await brokenLinks(readPage, address, main)),
        ];
        wrong.push(...found.map((what) => `${address}: ${what}`));
      }
    }
    expect(wrong).toEqual([]);
  });

  for (const path of ['company/ticket-return', 'company/offer', 'news/2026/new-year-tickets'])
    test(`${path} reads well aloud and fits the screen`, async ({
      page,
      edition,
      checkAccessibility,
    }) => {
      await page.goto(`/${edition}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await checkAccessibility();
    });

  test('an unknown id is "page not found", with status 404', async ({ request, edition }) => {
    for (const path of ['news/2019/old', 'news/2026', 'company/nothing']) {
      const response = await request.get(`/${edition}/${path}`);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain(`/${edition}/${path}`);
    }
  });

  test('the feed opens at the address that the list links to', async ({
    page,
    request,
    edition,
  }) => {
    await page.goto(`/${edition}/news`);
    const feed = page.locator('link[type="application/rss+xml"]');
    const response = await request.get((await feed.getAttribute('href'))!);
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    expect(await response.text()).toContain(`/${edition}/news/2026/`);
    const again = await request.get(`/${edition}/news/rss.xml`, {
      headers: { 'if-none-match': response.headers()['etag']! },
    });
    expect(again.status()).toBe(304);
  });

  test('the search by keyboard finds texts with the words, and says when nothing is found', async ({
    page,
    edition,
    checkAccessibility,
  }) => {
    const words = wordsOf(edition);
    await page.goto(paths.newsList.to(edition));
    const field = page.getByRole('searchbox', { name: words('content.search-label') });
    await field.fill(edition === 'uz' ? 'qaytarish' : 'djpdhfn');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(
      page.getByRole('heading', { level: 1, name: words('content.search-title') }),
    ).toBeVisible();
    await checkAccessibility();
    await page.goto(paths.search.to(edition, { q: 'zzzzqqq' }));
    await expect(page.getByText(words('content.search-nothing'))).toBeVisible();
    await page.goto(paths.search.to(edition, { q: edition === 'uz' ? 'hayvon' : 'животные' }));
    await page.locator(`main a[href="/${edition}/company/transport-animals"]`).click();
    await expect(page).toHaveURL(`/${edition}/company/transport-animals`);
  });

  test('opening a text from the list and coming back logs nothing in the console', async ({
    page,
    edition,
  }) => {
    await page.goto(`/${edition}/news`);
    const card = page.getByRole('main').getByRole('article').first().getByRole('link');
    const title = await card.innerText();
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`/${edition}/news`);
  });
});
