import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompanyPage, ContentHit, NewsItem, NewsPage } from '@karvon/contract';
import type { StartedModules } from '@karvon/platform/testing/start-modules';
import { startSite } from '../testing/start-site';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"/>';
const news = (title: string, date: string, more = '') =>
  `---\ntitle: ${title}\nsummary: О том, как ${title}\ndate: '${date}'\ntags: [рейсы]\n${more}---\nТекст про багаж & «скобки» <2.\n`;
const page = (title: string, text: string, more = '') =>
  `---\ntitle: ${title}\nsummary: Коротко\nupdated: '2026-11-17'\n${more}---\n${text}\n`;

let folder: string;
let api: StartedModules;
const log: string[] = [];
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'karvon-content-'));
  for (const lang of ['ru', 'uz']) {
    mkdirSync(join(folder, lang, 'news/2026/spring'), { recursive: true });
    mkdirSync(join(folder, lang, 'company'), { recursive: true });
    write(`${lang}/news/2026/umra.md`, news('летим в умру', '2026-02-01'));
    write(`${lang}/news/2026/spring/navruz.md`, news('идёт навруз', '2026-03-12', 'image: sky\n'));
    write(`${lang}/news/2026/bagaj.md`, news('багаж & вес', '2026-03-12'));
    write(`${lang}/company/payment.md`, page('Оплата {{brand}}', 'Возврат денег: {{phone}}.'));
    write(`${lang}/company/only-ru.md`, page('Только там', 'Текст', 'editions: [ru]\n'));
  }
  mkdirSync(join(folder, 'images'));
  write('images/sky.svg', picture);
  write(
    'images/index.yaml',
    'sky: { file: sky.svg, width: 8, height: 4, alt: { ru: Небо, uz: Osmon } }\n',
  );
  api = await startSite({ config: { contentDir: folder }, onLog: (line) => log.push(line) });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const get = async <Body>(url: string): Promise<Body> => {
  const response = await api.inject(url);
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response.json() as Body;
};

/** Waits for a change of the folder to be noticed. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nothing changed in 5 s');
}

test('news come page by page, newest first', async () => {
  const first = await get<NewsPage>('/v1/news?lang=ru&limit=2');
  expect(first.news.map(({ id }) => id)).toEqual(['2026/bagaj', '2026/spring/navruz']);
  expect(first).toMatchObject({ page: 1, pages: 2, total: 3 });
  const second = await get<NewsPage>('/v1/news?lang=ru&limit=2&page=2');
  expect(second.news.map(({ id }) => id)).toEqual(['2026/umra']);
  expect(await get<NewsPage>('/v1/news?lang=ru&limit=2&page=7')).toMatchObject({ news: [] });
});

test('an item is found by an id of several segments, with its neighbours', async () => {
  const item = await get<NewsItem>('/v1/news/2026/spring/navruz?lang=uz');
  expect(item).toMatchObject({
    title: 'идёт навруз',
    newer: { id: '2026/bagaj' },
    older: { id: '2026/umra' },
    image: { width: 8, height: 4, alt: 'Osmon' },
  });
});

test.each([
  '/v1/news/2026/nothing?lang=ru',
  '/v1/news/?lang=ru',
  '/v1/news/..%2f..%2fcompany%2fpayment?lang=ru',
  '/v1/pages/nothing?lang=ru',
  '/v1/pages/..%2fnews%2f2026%2fumra?lang=ru',
  '/v1/pages/only-ru?lang=ru',
  '/v1/content/images/sky.svg',
  '/v1/content/images/..%2findex.yaml',
])('%s is not a text of this edition', async (url) => {
  const response = await api.inject(url);
  expect([response.statusCode, response.json().code]).toEqual([404, 'content-not-found']);
});

test('a page has the facts of its edition', async () => {
  const text = await get<CompanyPage>('/v1/pages/payment?lang=uz');
  expect(text).toMatchObject({ title: 'Оплата Karvon', updated: '2026-11-17', image: null });
  expect(JSON.stringify(text.blocks)).toContain('tel:+998712050142');
  const { pages } = await get<{ pages: { id: string }[] }>('/v1/pages?lang=uz');
  expect(pages.map(({ id }) => id)).toEqual(['payment']);
});

test('a client that has the current version gets 304', async () => {
  const first = await api.inject('/v1/pages/payment?lang=ru');
  expect(first.headers['cache-control']).toBe('public, max-age=60');
  const again = await api.inject({
    url: '/v1/pages/payment?lang=ru',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
});

test('a picture may be cached for ever at the address in its text', async () => {
  const { image } = await get<NewsItem>('/v1/news/2026/spring/navruz?lang=ru');
  const response = await api.inject(image!.src);
  expect([response.body, response.headers['content-type']]).toEqual([picture, 'image/svg+xml']);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['возвраты денег', 'payment'],
  ['djpdhfn', 'payment'],
  ['vozvrat', 'payment'],
  ['умру', '2026/umra'],
])('"%s" finds %s', async (query, id) => {
  const url = `/v1/content/search?lang=ru&query=${encodeURIComponent(query)}`;
  const { found } = await get<{ found: ContentHit[] }>(url);
  expect(found[0]).toMatchObject({ id, excerpt: expect.any(String) });
});

test('nothing is found when one word is missing', async () => {
  const url = `/v1/content/search?lang=ru&query=${encodeURIComponent('возврат самовара')}`;
  expect(await get(url)).toEqual({ found: [] });
});

test('the feed is RSS with escaped texts and absolute addresses', async () => {
  const response = await api.inject('/v1/news.rss?lang=ru');
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(response.body).toContain('<link>http://localhost:4200/ru/news/2026/spring/navruz</link>');
  expect(response.body).toContain('<pubDate>Thu, 12 Mar 2026 12:00:00 GMT</pubDate>');
  expect(response.body).toContain('<title>багаж &amp; вес</title>');
  expect(response.body.match(/<item>/g)).toHaveLength(3);
  const item = 'http://localhost:4200/ru/news/2026/spring/navruz';
  expect(response.body).toContain(`<guid isPermaLink="true">${item}</guid>`);
  expect(response.body).toMatch(
    /<atom:link href="http:\/\/localhost:4200\/ru\/news\/rss\.xml" rel="self"/,
  );
  expect(response.body).not.toContain('CDATA');
});

test('a change appears without a restart, and a mistake keeps the last valid text and is logged', async () => {
  const title = async () => (await get<CompanyPage>('/v1/pages/payment?lang=ru')).title;
  write('ru/company/payment.md', page('Новая оплата', 'Текст'));
  await until(async () => (await title()) === 'Новая оплата');

  // The way many programs save: a new file renamed to the old name.
  const draft = join(folder, 'draft');
  writeFileSync(draft, page('Плохая оплата', 'Текст\n\nи <b>HTML</b>'));
  renameSync(draft, join(folder, 'ru/company/payment.md'));
  const message = 'ru/company/payment.md:8: HTML is not taken: <b>';
  await until(async () => log.some((line) => line.includes(message)));
  expect(await title()).toBe('Новая оплата');

  mkdirSync(join(folder, 'ru/news/2027'));
  cpSync(join(folder, 'ru/news/2026/umra.md'), join(folder, 'ru/news/2027/umra.md'));
  await until(async () => (await get<NewsPage>('/v1/news?lang=ru')).total === 4);
  rmSync(join(folder, 'ru/news/2027/umra.md'));
  await until(async () => (await get<NewsPage>('/v1/news?lang=ru')).total === 3);

  write('images/index.yaml', 'sky: [');
  await until(async () => log.some((line) => line.includes('the last ones stay')));
  expect((await get<NewsPage>('/v1/news?lang=ru')).news.some(({ image }) => image)).toBe(true);
});
