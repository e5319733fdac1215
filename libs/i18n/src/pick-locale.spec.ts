import {
  chosenLocale,
  localeCookie,
  localeOfPath,
  pickLocale,
  switchLocalePath,
} from './pick-locale';

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
  ['Uzbek in Cyrillic is Uzbek', { path: '/', acceptLanguage: 'uz-Cyrl-UZ,uz;q=0.9' }, 'uz'],
  [
    'a neighbour who also reads Uzbek',
    { path: '/', acceptLanguage: 'kk-KZ,kk;q=0.9,uz;q=0.5' },
    'uz',
  ],
  ['a neighbour who reads neither', { path: '/', acceptLanguage: 'tg' }, 'ru'],
  ['a browser that says nothing', { path: '/', acceptLanguage: '' }, 'ru'],
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

test.each([
  ['the switch', '/uz/news', 'https://karvon.example/ru/news', 'uz'],
  ['the offer on the bare address', '/uz', 'https://karvon.example/', 'uz'],
  ['a page in the same language', '/uz/news', 'https://karvon.example/uz', null],
  ['another site', '/uz/news', 'https://example.org/ru/news', null],
  ['a letter', '/uz/order', null, null],
  ['what is no address', '/uz/order', 'about:', null],
  ['the bare address', '/', 'https://karvon.example/uz', null],
] as const)(
  'the language is stored only for a choice on our pages: %s',
  (_, path, referer, chosen) => {
    const hints = { path, referer, host: 'karvon.example', fallback: 'ru' } as const;
    expect(chosenLocale(hints)).toBe(chosen);
  },
);

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
])('the address of %s in Uzbek is %s', (path, expected) => {
  expect(switchLocalePath(path, 'uz')).toBe(expected);
  expect(localeOfPath(expected)).toBe('uz');
});
