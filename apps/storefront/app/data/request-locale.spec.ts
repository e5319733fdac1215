import { readEdition } from '@karvon/edition';
import { getConfig } from '../config.server';
import { localeOfRequest, offeredLocale, rememberLocale } from './request-locale.server';

const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost${path}`, { headers });
const browser = (languages: string) => ({ 'accept-language': languages });

test('the language in the address comes before every preference', () => {
  expect(
    localeOfRequest(request('/ru/order', { cookie: 'karvon_locale=uz', ...browser('uz') })),
  ).toBe('ru');
});

test("the bare address has the language chosen earlier, else the browser's, else the edition's", () => {
  expect(localeOfRequest(request('/', { cookie: 'karvon_locale=ru', ...browser('uz') }))).toBe(
    'ru',
  );
  expect(localeOfRequest(request('/', browser('ru-RU,ru;q=0.9')))).toBe('ru');
  expect(localeOfRequest(request('/', browser('de')))).toBe('uz');
});

const from = (referer: string) => ({ referer: `http://localhost${referer}` });

test('a language chosen on our pages is stored for a year, once', () => {
  expect(rememberLocale(request('/ru/news', from('/uz/news')))).toBe(
    'karvon_locale=ru; Path=/; Max-Age=31536000; SameSite=Lax',
  );
  const known = { cookie: 'karvon_locale=ru' };
  expect(rememberLocale(request('/ru/news', { ...known, ...from('/uz/news') }))).toBeNull();
  expect(rememberLocale(request('/uz/news', { ...known, ...from('/ru/news') }))).toContain('=uz;');
  expect(
    rememberLocale(
      new Request('https://karvon.example/ru/news', {
        headers: { referer: 'https://karvon.example/uz' },
      }),
    ),
  ).toBe('karvon_locale=ru; Path=/; Max-Age=31536000; Secure; SameSite=Lax');
});

test.each([
  ['typed or linked', '/ru/news', {}],
  ['linked by another site', '/ru/news', { referer: 'https://example.org/uz/news' }],
  ['read on in one language', '/ru/news', from('/ru')],
  ['bare', '/', from('/ru')],
  ['detected', '/uz', { ...browser('uz'), ...from('/') }],
])('an address that was %s stores no language', (_, path, headers) => {
  expect(rememberLocale(request(path, headers))).toBeNull();
});

test('the other language is offered only to a newcomer who prefers it', () => {
  expect(offeredLocale(request('/ru', browser('uz')))).toBe('uz');
  expect(offeredLocale(request('/uz', browser('ru')))).toBe('ru');
  expect(offeredLocale(request('/ru', browser('de')))).toBeNull();
  expect(offeredLocale(request('/uz', browser('uz')))).toBeNull();
  expect(offeredLocale(request('/', browser('uz')))).toBeNull();
  expect(
    offeredLocale(request('/ru', { cookie: 'karvon_locale=ru', ...browser('uz') })),
  ).toBeNull();
});

describe('an edition without a switch', () => {
  beforeEach(() => void jest.replaceProperty(getConfig(), 'edition', readEdition('ru')));
  afterEach(() => jest.restoreAllMocks());

  test.each(['uz-UZ,uz;q=0.9', 'uz-Cyrl', 'ru', 'kk', 'tg', 'en', ''])(
    'offers its language on every page in another language, to a browser of "%s"',
    (languages) => {
      expect(offeredLocale(request('/uz/news', browser(languages)))).toBe('ru');
      const chosen = { cookie: 'karvon_locale=uz', ...browser(languages) };
      expect(offeredLocale(request('/uz/news', chosen))).toBe('ru');
    },
  );

  test('offers the way out of a detected language', () => {
    const uzbek = browser('uz');
    expect(localeOfRequest(request('/', uzbek))).toBe('uz');
    expect(offeredLocale(request('/', uzbek))).toBe('ru');
    expect(rememberLocale(request('/ru', { ...uzbek, ...from('/') }))).toContain('=ru;');
    expect(localeOfRequest(request('/', { ...uzbek, cookie: 'karvon_locale=ru' }))).toBe('ru');
  });

  test('offers the language of the browser to a newcomer', () => {
    expect(offeredLocale(request('/ru', browser('uz')))).toBe('uz');
    expect(offeredLocale(request('/ru', browser('en')))).toBeNull();
  });
});
