import { localeOfRequest, offeredLocale, rememberLocale } from './request-locale.server';

const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost${path}`, { headers });
const browser = (languages: string) => ({ 'accept-language': languages });

test('a link decides, whatever the visitor prefers', () => {
  expect(
    localeOfRequest(request('/ru/order', { cookie: 'karvon_locale=uz', ...browser('uz') })),
  ).toBe('ru');
});

test("the bare address speaks the earlier choice, the browser's language, the edition's", () => {
  expect(localeOfRequest(request('/', { cookie: 'karvon_locale=ru', ...browser('uz') }))).toBe(
    'ru',
  );
  expect(localeOfRequest(request('/', browser('ru-RU,ru;q=0.9')))).toBe('ru');
  expect(localeOfRequest(request('/', browser('de')))).toBe('uz');
});

test('the language of a page is remembered for a year, once', () => {
  expect(rememberLocale(request('/ru/news'))).toBe(
    'karvon_locale=ru; Path=/; Max-Age=31536000; SameSite=Lax',
  );
  expect(rememberLocale(request('/ru/news', { cookie: 'karvon_locale=ru' }))).toBeNull();
  expect(rememberLocale(request('/'))).toBeNull();
  expect(rememberLocale(new Request('https://karvon.example/ru/news'))).toBe(
    'karvon_locale=ru; Path=/; Max-Age=31536000; Secure; SameSite=Lax',
  );
});

test('the other language is offered to a newcomer who prefers it, and to nobody else', () => {
  expect(offeredLocale(request('/ru', browser('uz')))).toBe('uz');
  expect(offeredLocale(request('/ru', browser('de')))).toBeNull();
  expect(offeredLocale(request('/uz', browser('uz')))).toBeNull();
  expect(
    offeredLocale(request('/ru', { cookie: 'karvon_locale=ru', ...browser('uz') })),
  ).toBeNull();
});
