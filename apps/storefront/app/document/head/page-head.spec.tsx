/** @jest-environment jest-fixed-jsdom */
import { renderToString } from 'react-dom/server';
import { loadLateParts } from '@karvon/ui-kit';
import { PageHead } from './page-head';
import { sitePage, type Visit } from '../../layout/shell/show-layout.fixture';

beforeAll(loadLateParts);

/** The head of a page as the server writes it. */
function headOf(visit: Visit, page: Partial<Parameters<typeof PageHead>[0]> = {}) {
  const shown = sitePage(visit, <PageHead title="Новости" description="Всё о полётах" {...page} />);
  const { body } = new DOMParser().parseFromString(
    `<body>${renderToString(shown)}</body>`,
    'text/html',
  );
  const root = body.ownerDocument;
  const links = (rel: string) =>
    [...root.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map((link) => [
      link.hreflang,
      link.getAttribute('href'),
    ]);
  const meta = (name: string) =>
    root.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content');
  return { title: root.title, links, meta };
}

const here = { path: '/ru/news?page=2&from=mail' };

test('a page has one canonical address, whatever its query, and one for each language', () => {
  const { links, meta } = headOf(here);
  expect(links('canonical')).toEqual([['', 'https://karvon.example/ru/news']]);
  expect(links('alternate')).toEqual([
    ['ru', 'https://karvon.example/ru/news'],
    ['uz', 'https://karvon.example/uz/news'],
    ['x-default', 'https://karvon.example/uz/news'],
  ]);
  expect(meta('og:url')).toBe('https://karvon.example/ru/news');
  expect(meta('robots')).toBeUndefined();
});

test('a part of the address that makes a page of its own is kept', () => {
  const { links } = headOf(here, { query: '?page=2' });
  expect(links('canonical')).toEqual([['', 'https://karvon.example/ru/news?page=2']]);
  expect(links('alternate')[1]).toEqual(['uz', 'https://karvon.example/uz/news?page=2']);
});

test('the bare root is the home page of the default language', () => {
  const { links } = headOf({ locale: 'uz', path: '/' });
  expect(links('canonical')).toEqual([['', 'https://karvon.example/uz']]);
});

test('an edition of one language names no other languages', () => {
  expect(headOf({ ...here, edition: 'ru' }).links('alternate')).toEqual([]);
});

test('a shared link has a title, a text and a picture of its edition', () => {
  const { title, meta } = headOf({ ...here, edition: 'ru' });
  expect(title).toBe('Новости — Karvon');
  expect(meta('og:title')).toBe(title);
  expect(meta('description')).toBe('Всё о полётах');
  expect(meta('og:description')).toBe('Всё о полётах');
  expect(meta('og:locale')).toBe('ru_RU');
  expect(meta('og:image')).toBe('https://karvon.example/share-ru.png');
});

test('an article is shared with its own picture', () => {
  const image = { src: '/v1/content/images/navruz.webp', width: 1600, height: 900, alt: 'Навруз' };
  const { meta } = headOf(here, { article: { image } });
  expect(meta('og:type')).toBe('article');
  expect(meta('og:image')).toBe('https://karvon.example/api/v1/content/images/navruz.webp');
  expect(meta('og:image:width')).toBe('1600');
  expect(meta('og:image:alt')).toBe('Навруз');
  const plain = headOf(here, { article: { image: null } }).meta;
  expect([plain('og:type'), plain('og:image')]).toEqual([
    'article',
    'https://karvon.example/share-uz.png',
  ]);
  expect(headOf(here).meta('og:type')).toBe('website');
});

test('a personal page is not for search engines', () => {
  const { links, meta } = headOf(here, { indexable: false });
  expect(meta('robots')).toBe('noindex');
  expect(links('canonical')).toEqual([]);
  expect(links('alternate')).toEqual([]);
  expect(meta('og:url')).toBeUndefined();
});
