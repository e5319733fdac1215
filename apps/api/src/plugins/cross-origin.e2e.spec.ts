import { startTestApp, type TestApp } from '../testing/start-test-app';

const partner = 'https://partner.example';
let api: TestApp;
let closed: TestApp;
beforeAll(async () => {
  api = await startTestApp({ config: { widgetOrigins: [partner] } });
  closed = await startTestApp({ database: api.database });
});
afterAll(async () => {
  await closed.close();
  await api.close();
});

const crossOriginOf = (headers: Record<string, unknown>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control'));

test.each(['/v1/places?query=tas', '/v1/places/TAS', '/v1/places/index', '/v1/news?lang=ru'])(
  'a page of an allowed origin may read %s, without cookies',
  async (url) => {
    const { statusCode, headers } = await api.inject({ url, headers: { origin: partner } });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'access-control-allow-origin': partner, vary: 'Origin' });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  },
);

test('an allowed page may send a preflight for a callback request, and can read a refusal', async () => {
  const requested = await api.inject({
    method: 'OPTIONS',
    url: '/v1/callbacks',
    headers: {
      origin: partner,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  });
  expect(requested.statusCode).toBe(204);
  expect(requested.headers).toMatchObject({
    'access-control-allow-origin': partner,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, idempotency-key',
  });
  const refused = await api.inject({
    method: 'POST',
    url: '/v1/callbacks',
    headers: { origin: partner, 'idempotency-key': crypto.randomUUID() },
    payload: {},
  });
  expect(refused.statusCode).toBe(400);
  expect(refused.headers['access-control-allow-origin']).toBe(partner);
});

test.each([
  ['another origin', partner.replace('partner', 'evil'), '/v1/places?query=tas'],
  ['a subdomain', 'https://x.partner.example', '/v1/news'],
  ['no origin at all', 'null', '/v1/news'],
])('%s reads nothing', async (_, origin, url) => {
  const { headers } = await api.inject({ url, headers: { origin } });
  expect(crossOriginOf(headers)).toEqual([]);
});

test.each([
  ['POST', '/v1/air/orders/lookup'],
  ['POST', '/v1/air/searches'],
  ['POST', '/v1/auth/login'],
  ['GET', '/v1/auth/me'],
  ['POST', '/v1/journal'],
] as const)('%s %s is not for foreign pages, allowed or not', async (method, url) => {
  for (const requested of ['OPTIONS', method] as const) {
    const { headers } = await api.inject({ method: requested, url, headers: { origin: partner } });
    expect(crossOriginOf(headers)).toEqual([]);
  }
});

test('by default nobody is allowed', async () => {
  const { headers } = await closed.inject({ url: '/v1/news', headers: { origin: partner } });
  expect(crossOriginOf(headers)).toEqual([]);
  const requested = await closed.inject({ method: 'OPTIONS', url: '/v1/callbacks' });
  expect(requested.statusCode).toBe(404);
});
