import type { IncomingHttpHeaders } from 'node:http';
import { anonymousRequest } from './anonymous-request';

const visit = (originalUrl: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  anonymousRequest({ method, originalUrl, secure: false, headers });

test.each([
  '/uz',
  '/ru/air-tickets',
  '/uz/hotel',
  '/ru/news',
  '/ru/news?page=2',
  '/uz/news/2026/new-year-tickets',
  '/uz/company/about',
  '/ru/myorder',
])('%s is the same for everybody', (address) => {
  expect(visit(address)).toMatchObject({ address, kind: 'lasting' });
});

test.each([
  '/uz/air-tickets?from=TAS&to=MOW&out=2026-12-01',
  '/ru/hotel?city=SKD&in=2026-12-01&out=2026-12-04&adults=2',
  '/uz/hotel/SKD-001?in=2026-12-01&out=2026-12-04&adults=2',
  '/uz/hotel/SKD-001',
])('%s is the same for everybody until something new is found', (address) => {
  expect(visit(address)).toMatchObject({ address, kind: 'search' });
});

test.each([
  ['fares of an offer', '/uz/air-tickets/offer/a1?from=TAS&to=MOW&out=2026-12-01'],
  ['guests of a room', '/uz/hotel/booking?offer=a1&hotel=SKD-001&in=2026-12-01'],
  ['an order', '/uz/order?number=ABCD2345'],
  ['the form of an order with a number', '/uz/myorder?number=ABCD2345'],
  ['a file', '/uz/news/rss.xml'],
  ['data of a page', '/uz.data'],
  ['an address without a language', '/'],
  ['calls', '/api/v1/news'],
])('%s: never cached', (_, address) => {
  expect(visit(address)).toBeUndefined();
});

test.each(['/uz/nowhere', '/uz/hotel/order', '/uz/hotel/payment', '/uz/hotel/booking'])(
  '%s is cached only as a 404 page',
  (address) => {
    expect(visit(address)).toMatchObject({ kind: 'unknown' });
  },
);

test.each([
  ['a session', 'karvon-session=a.b.c'],
  ['a user without a session', 'karvon_locale=uz; karvon-user=%7B%7D'],
  ['the token of an order', 'karvon-order-ABCD2345=t'],
  ['a device', 'karvon-device=d'],
  ['what was typed', 'karvon-forms=x'],
  ['another program of the domain', 'karvon_locale=uz; other=1'],
  ['a name without a value', 'karvon_locale=uz; other'],
  ['a language that is none', 'karvon_locale=en'],
])('a visitor with a cookie of %s is not anonymous', (_, cookie) => {
  expect(visit('/uz', { cookie })).toBeUndefined();
});

test('a visitor who sends a password is not anonymous, nor is one who sends a form', () => {
  expect(visit('/uz', { authorization: 'Basic eDp5' })).toBeUndefined();
  expect(visit('/uz/myorder', {}, 'POST')).toBeUndefined();
});

test('a visitor who has just chosen a language is not anonymous', () => {
  const host = 'karvon.example';
  expect(visit('/uz', { host, referer: 'https://karvon.example/ru/news' })).toBeUndefined();
  expect(visit('/uz', { host, referer: 'https://karvon.example/uz/news' })).toBeDefined();
  expect(visit('/uz', { host, referer: 'https://example.org/ru/news' })).toBeDefined();
});

test('a visit is reduced to what the page shows', () => {
  const anonymous = visit('/uz', {
    cookie: 'karvon_consent=all.2026-11-21T07:00:00Z; karvon_locale=uz',
    'accept-language': 'ru',
    'user-agent': 'Firefox',
    referer: 'https://example.org/?name=KARIMOVA',
  });
  expect(anonymous!.headers).toEqual({ cookie: 'karvon_locale=uz; karvon_consent=all' });
});

test('the language of the browser counts until one is chosen', () => {
  const id = (headers: IncomingHttpHeaders) => visit('/uz', headers)!.id;
  const russian = { 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' };
  expect(visit('/uz', russian)!.headers).toEqual({ 'accept-language': 'ru' });
  expect(id({ 'accept-language': 'ru' })).toBe(id(russian));
  expect(id(russian)).not.toBe(id({ 'accept-language': 'uz' }));
  const chosen = { cookie: 'karvon_locale=uz' };
  expect(id({ ...russian, ...chosen })).toBe(id(chosen));
});

test('everything that changes the page changes the id', () => {
  const ids = [
    visit('/uz'),
    visit('/ru'),
    visit('/uz', { cookie: 'karvon_locale=uz' }),
    visit('/uz', { cookie: 'karvon_locale=ru' }),
    visit('/uz', { cookie: 'karvon_consent=all' }),
    visit('/uz', { cookie: 'karvon_consent=necessary' }),
    anonymousRequest({ method: 'GET', originalUrl: '/uz', secure: true, headers: {} }),
  ].map((one) => one!.id);
  expect(new Set(ids).size).toBe(ids.length);
});
