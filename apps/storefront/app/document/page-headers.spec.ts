import { pageHeaders } from './page-headers.server';

/** The visitor has just chosen Uzbek. */
const request = new Request('http://karvon.example/uz/news', {
  headers: { referer: 'http://karvon.example/ru/news' },
});

test('a page that is rendered again, as the error page, sets each header once', () => {
  const given = new Headers({ 'set-cookie': 'of-a-loader=1' });
  pageHeaders(request, given, 'first');
  const headers = pageHeaders(request, given, 'second');
  expect(headers.getSetCookie()).toEqual([
    'of-a-loader=1',
    expect.stringMatching(/^\w+=uz; Path=\/; Max-Age=31536000/),
  ]);
  expect(headers.get('vary')).toBe('Cookie, Accept-Language');
  expect(headers.get('content-security-policy')).toBe('second');
});

test('no shared cache may store a page, unless its loader says for how long', () => {
  expect(pageHeaders(request, new Headers(), 'n').get('cache-control')).toBe('private, no-cache');
  const given = new Headers({ 'cache-control': 'no-store' });
  expect(pageHeaders(request, given, 'n').get('cache-control')).toBe('no-store');
});
