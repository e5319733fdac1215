import { localeCookie, localeOfPath, pickLocale, switchLocalePath } from './pick-locale';

test.each([
  [
    'the path decides',
    { path: '/uz/order', cookie: 'karvon_locale=ru', acceptLanguage: 'ru' },
    'uz',
  ],
  [
    'then the cookie',
    { path: '/', cookie: 'a=b; karvon_locale=uz; c=d', acceptLanguage: 'ru' },
    'uz',
  ],
  [
    'then the browser',
    { path: '/', acceptLanguage: 'en-US,en;q=0.9,uz-Latn-UZ;q=0.8,ru;q=0.7' },
    'uz',
  ],
  ['by weight, not by place', { path: '/', acceptLanguage: 'uz;q=0.3, ru;q=0.9' }, 'ru'],
  ['never what is refused', { path: '/', acceptLanguage: 'uz;q=0, en' }, 'ru'],
  [
    'an unknown cookie is ignored',
    { path: '/', cookie: 'karvon_locale=en', acceptLanguage: 'uz' },
    'uz',
  ],
  ['a path that only begins like a language', { path: '/uzbekistan' }, 'ru'],
  ['the rest is the fallback', { path: '/', cookie: null, acceptLanguage: '*' }, 'ru'],
] as const)('%s', (_, hints, locale) => {
  expect(pickLocale({ ...hints, fallback: 'ru' })).toBe(locale);
});

test('the choice is stored for 365 days', () => {
  expect(localeCookie.maxAgeSeconds).toBe(31_536_000);
});

test.each([
  ['/ru/air-tickets?x=1', '/uz/air-tickets?x=1'],
  ['/ru', '/uz'],
  ['/', '/uz'],
  ['/?a=/ru/b', '/uz?a=/ru/b'],
  ['/ru/order#pay?x', '/uz/order#pay?x'],
  ['/rus/order', '/uz/rus/order'],
  ['/uz/news/a/b', '/uz/news/a/b'],
])('%s in Uzbek is %s', (path, expected) => {
  expect(switchLocalePath(path, 'uz')).toBe(expected);
  expect(localeOfPath(expected)).toBe('uz');
});
