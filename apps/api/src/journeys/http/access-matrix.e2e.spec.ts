import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import * as contract from '@karvon/contract';
import type { Endpoint, SessionResponse } from '@karvon/contract';
import { send, signUp } from '@karvon/accounts/testing';
import { book } from '@karvon/air-orders/testing';
import { startSalesApp } from '../../testing/sales-app';
import { bookHotel, findOffer, freeSale } from '../../testing/hotel-orders';
import type { TestApp } from '../../testing/start-test-app';

/*
 * Every endpoint that needs a token or a session is called by everybody who may not use it. The rows come from the contract: a
 * new endpoint fails here until its input is added.
 */
const endpoints = Object.values(contract as Record<string, unknown>).filter(
  (one): one is Endpoint =>
    typeof one === 'object' && one !== null && 'response' in one && 'path' in one,
);
type Row = [name: string, endpoint: Endpoint];
const rows = (which: (one: Endpoint) => boolean): Row[] =>
  endpoints.filter(which).map((one) => [`${one.method} ${one.path}`, one]);
const sessionRows = rows(
  // Signing out has the same response for everybody.
  ({ sessionAccess, path }) => sessionAccess === true && path !== '/v1/auth/logout',
);
const orderRows = rows(({ orderAccess }) => orderAccess === true);
const openRows = rows(({ orderAccess, sessionAccess }) => !orderAccess && !sessionAccess);

/** Endpoints without token and session: listed by hand, so that an endpoint that lost its flag fails the test. */
const open = [
  'GET /v1/air/directions',
  'GET /v1/air/logos/:file',
  'GET /v1/air/offers/:id',
  'GET /v1/air/offers/:id/fares/:fareId/extras',
  'GET /v1/air/offers/:id/fares/:fareId/rules',
  'GET /v1/air/price-alert-links/:token',
  'GET /v1/air/price-calendar',
  'GET /v1/air/searches/:id/offers',
  'GET /v1/air/shared-orders/:token',
  'GET /v1/content/images/:file',
  'GET /v1/content/search',
  'GET /v1/countries',
  'GET /v1/hotel/codes',
  'GET /v1/hotel/offers/:id',
  'GET /v1/hotel/pictures/:file',
  'GET /v1/hotel/popular-cities',
  'GET /v1/hotel/suggestions',
  'GET /v1/ip',
  'GET /v1/news',
  'GET /v1/news.rss',
  'GET /v1/news/*',
  'GET /v1/pages',
  'GET /v1/pages/:id',
  'GET /v1/payments/:id',
  'GET /v1/places',
  'GET /v1/places/:code',
  'GET /v1/places/index',
  'GET /v1/sandbox/messages',
  'POST /v1/air/orders',
  'POST /v1/air/orders/lookup',
  'POST /v1/air/price-alert-links/:token/confirm',
  'POST /v1/air/price-alert-links/:token/stop',
  'POST /v1/air/price-alerts',
  'POST /v1/air/searches',
  'POST /v1/auth/confirm-sms',
  'POST /v1/auth/login',
  'POST /v1/auth/recoveries',
  'POST /v1/auth/register',
  'POST /v1/auth/request-password',
  'POST /v1/auth/send-sms',
  'POST /v1/callbacks',
  'POST /v1/hotel/detail',
  'POST /v1/hotel/locations',
  'POST /v1/hotel/night-prices',
  'POST /v1/hotel/offers',
  'POST /v1/hotel/orders',
  'POST /v1/hotel/orders/lookup',
  'POST /v1/hotel/search',
  'POST /v1/journal',
];

interface Owned {
  user: string;
  traveller: string;
  air: string;
  hotel: string;
}

const traveller = {
  sex: 'female',
  surname: 'KARIMOVA',
  name: 'AZIZA',
  birthDate: '1990-05-01',
  document: 'AA1234567',
  country: 'UZ',
};
const favourite = 'hotel.SKD-REGISTAN.20301214-20301217.2';
const penalty = { amount: 0, currency: 'UZS' };

/** The body of each write; reads send none. */
const bodies: Record<string, (own: Owned) => object> = {
  'PUT /v1/users/:id': () => ({ username: 'Чужой', email: null, langcode: 'ru' }),
  'POST /v1/travellers': () => traveller,
  'PUT /v1/travellers/:id': () => ({ ...traveller, name: 'ZZZ' }),
  'PUT /v1/favourites': () => ({ favourites: [{ item: favourite, price: null }] }),
  'PUT /v1/drafts/:product': () => ({ content: '{}' }),
  'POST /v1/air/orders/:number/cancel': () => ({ lang: 'ru' }),
  'POST /v1/air/orders/:number/schedule-changes/:id/accept': () => ({ lang: 'ru' }),
  'POST /v1/air/orders/:number/refund-quotes': () => ({ lang: 'ru' }),
  'POST /v1/air/orders/:number/refund-quotes/:id/confirm': () => ({ lang: 'ru' }),
  'POST /v1/air/orders/:number/refunds/:id/documents': () => ({
    name: 'spravka.pdf',
    content: Buffer.from('%PDF-1.7').toString('base64'),
    lang: 'ru',
  }),
  'POST /v1/air/orders/:number/extras': () => ({
    extras: [],
    expectedTotal: { amount: 0, currency: 'UZS' },
    lang: 'ru',
  }),
  'POST /v1/air/orders/:number/exchange-quotes': () => ({
    wishes: [{ slice: 0, date: '2030-01-10' }],
    lang: 'ru',
  }),
  'POST /v1/air/orders/:number/exchanges/:id/confirm': () => ({ lang: 'ru' }),
  'POST /v1/air/orders/:number/exchanges/:id/withdraw': () => ({ lang: 'ru' }),
  'POST /v1/hotel/orders/:number/cancel': () => ({ lang: 'ru', expectedPenalty: penalty }),
  'POST /v1/hotel/orders/:number/changes': () => ({
    lang: 'ru',
    guests: [{ category: 'adult', name: 'Aziza', surname: 'Rahimova' }],
  }),
  'POST /v1/hotel/orders/:number/date-offers': () => ({
    lang: 'ru',
    ArrivalDate: '2026-12-20',
    DepartureDate: '2026-12-22',
  }),
  'POST /v1/hotel/orders/:number/dates': () => ({
    lang: 'ru',
    offerId: 'nothing',
    expectedTotal: penalty,
  }),
  'POST /v1/payments/:id/cancel': ({ air }) => ({ orderKind: 'air', orderNumber: air }),
  'POST /v1/payments': ({ air }) => ({
    orderKind: 'air',
    orderNumber: air,
    method: 'payme',
    returnUrl: '/ru/order',
    lang: 'ru',
  }),
};
const bodiless = new Set(['POST /v1/auth/refresh']);

let api: TestApp;
let owner: SessionResponse;
let stranger: SessionResponse;
let deleted: SessionResponse;
let own: Owned;
let airTokens: { right: string; other: string };

const randomId = '00000000-0000-4000-8000-000000000000';

function pathOf({ path }: Endpoint, { user, traveller: saved, air, hotel }: Owned): string {
  const id = path.startsWith('/v1/users/') ? user : path.includes('travellers') ? saved : randomId;
  return path
    .replace(':number', path.startsWith('/v1/hotel') ? hotel : air)
    .replace(':id', id)
    .replace(':item', favourite)
    .replace(':product', 'air');
}

function call([name, endpoint]: Row, headers: Record<string, string>, of: Owned = own) {
  const { method } = endpoint;
  if (method !== 'GET' && method !== 'DELETE' && !bodiless.has(name) && !bodies[name])
    throw new Error(`${name} has no row: say what it sends`);
  const payload = bodies[name]?.(of);
  return api.inject({
    method,
    url: pathOf(endpoint, of),
    headers: { 'idempotency-key': randomUUID(), ...headers },
    ...(payload && { payload }),
  });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const sign = (header: object, claims: object, secret: string) =>
  new SignJWT({ turn: 0, ...claims })
    .setProtectedHeader({ alg: 'HS256', ...header })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret.padEnd(32, 'x')));

const saveTraveller = async ({ jwt: token }: SessionResponse): Promise<string> =>
  (await send(api, 'POST', '/v1/travellers', traveller, { token })).json().id;

beforeAll(async () => {
  api = await startSalesApp();
  owner = await signUp(api);
  stranger = await signUp(api, { identifier: '+998907654321' });
  deleted = await signUp(api, { identifier: '+998935550011' });
  await send(api, 'DELETE', `/v1/users/${deleted.user.id}`, undefined, { token: deleted.jwt });
  const [order, another] = [await book(api), await book(api)];
  const offer = await findOffer(api, freeSale);
  const room = await bookHotel(api, offer);
  airTokens = { right: order.accessToken, other: another.accessToken };
  own = {
    user: owner.user.id,
    traveller: await saveTraveller(owner),
    air: order.order.number,
    hotel: room.order.number,
  };
}, 180_000);
afterAll(() => api.close());

test('no endpoint is open to everybody by mistake', () => {
  expect(openRows.map(([name]) => name).sort()).toEqual(open);
});

test('the contract has endpoints of each kind', () => {
  expect(sessionRows.length).toBeGreaterThan(10);
  expect(orderRows.length).toBeGreaterThan(10);
});

test.each(sessionRows)(
  '%s refuses anonymous callers, forged tokens and deleted users',
  async (...row) => {
    const none = `eyJhbGciOiJub25lIiwidHlwIjoic2Vzc2lvbitqd3QifQ.${owner.jwt.split('.')[1]}.`;
    const refused: Record<string, string>[] = [
      {},
      { authorization: owner.jwt },
      bearer('nonsense'),
      bearer(`${owner.jwt.slice(0, -3)}abc`),
      bearer(none),
      bearer(await sign({ typ: 'session+jwt' }, { sub: own.user, jti: 'x' }, 'another secret')),
      // An order token is no session.
      bearer(airTokens.right),
      bearer(deleted.jwt),
    ];
    for (const headers of refused) {
      const response = await call(row, headers);
      expect([response.statusCode, response.json().code]).toEqual([401, 'session-required']);
    }
  },
);

test.each(sessionRows.filter(([, { path }]) => path.includes(':id')))(
  '%s is 404 for a stranger, whether the thing exists or not',
  async (...row) => {
    for (const named of [own, { ...own, user: randomId, traveller: randomId }]) {
      const response = await call(row, bearer(stranger.jwt), named);
      expect(response.statusCode).toBe(404);
      expect(response.json().code).toMatch(/^(?:user|traveller|content)-not-found$/);
    }
  },
);

test.each(orderRows)(
  '%s accepts its own token or owner, and is 404 for anybody else',
  async (...row) => {
    const anonymous: Record<string, string>[] = [
      {},
      { 'order-token': 'nonsense' },
      { 'order-token': `${airTokens.right.slice(0, -3)}abc` },
      // A session is no order token.
      { 'order-token': owner.jwt },
      bearer(deleted.jwt),
    ];
    for (const headers of anonymous) {
      const response = await call(row, headers);
      expect([response.statusCode, response.json().code]).toEqual([401, 'order-token-required']);
    }
    const nowhere = { ...own, air: 'ZZZZZZZZ', hotel: 'ZZZZZZZZ' };
    const strangers = [
      await call(row, bearer(stranger.jwt)),
      await call(row, bearer(stranger.jwt), nowhere),
      await call(row, bearer(owner.jwt), nowhere),
      await call(row, { ...bearer(stranger.jwt), 'order-token': airTokens.other }),
    ];
    for (const response of strangers) {
      expect(response.statusCode).toBe(404);
      expect(response.json().code).toMatch(/^(?:hotel-)?order-not-found$/);
    }
  },
);

test.each(orderRows.filter(([, { method }]) => method === 'GET'))(
  '%s lets its owner in by the session',
  async (...row) => {
    const response = await call(row, bearer(owner.jwt));
    // An unpaid order has no documents yet; only its owner gets 409.
    expect([200, 409]).toContain(response.statusCode);
  },
);

test("none of these calls has changed the owner's data", async () => {
  const { jwt: token } = owner;
  const list = (await send(api, 'GET', '/v1/travellers', undefined, { token })).json();
  expect(list.travellers).toEqual([{ id: own.traveller, ...traveller }]);
  const order = await send(api, 'GET', `/v1/air/orders/${own.air}`, undefined, { token });
  expect(order.json()).toMatchObject({ status: 'not-paid', payment: null });
  expect((await send(api, 'GET', '/v1/auth/me', undefined, { token })).json()).toEqual(owner.user);
});

test('no cache may keep a response with personal data', async () => {
  const { jwt: token } = owner;
  for (const url of [
    '/v1/auth/me',
    '/v1/travellers',
    '/v1/drafts/air',
    '/v1/favourites',
    '/v1/points',
    '/v1/air/bookings',
  ]) {
    const response = await send(api, 'GET', url, undefined, { token });
    expect([url, response.headers['cache-control']]).toEqual([url, 'no-store']);
  }
});
