import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from './forward.server';

const publicUrl = 'https://karvon.example';
const order = { number: 'ABCD2345', status: 'not-paid' };

type Reply = { status?: number; headers?: Record<string, string>; body: string };
type Seen = { line: string; headers: IncomingMessage['headers']; body: string };

let server: Server;
let apiUrl: string;
let seen: Seen[];
let reply: Reply;

beforeEach(async () => {
  seen = [];
  reply = { body: '{}' };
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    response.writeHead(reply.status ?? 200, {
      'content-type': 'application/json',
      ...reply.headers,
    });
    response.end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

function sendRequest(
  path: string,
  {
    body,
    headers = {},
    method = body === undefined ? 'GET' : 'POST',
  }: { body?: unknown; headers?: Record<string, string>; method?: string } = {},
) {
  const init =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const request = new Request(`${publicUrl}/api${path}`, { ...init, method });
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return forward(request, { apiUrl, publicUrl, widgetOrigins: ['https://partner.example'] });
}

/** The cookies of a response, without the device's. */
const cookiesOf = ({ headers }: Response) =>
  headers.getSetCookie().filter((cookie) => !cookie.startsWith('karvon-device='));

describe('a request to the API has', () => {
  test('the same address, query and body, and only the headers that the API uses', async () => {
    await sendRequest('/v1/places?query=%D0%A2&lang=uz', {
      headers: { accept: 'application/json', 'x-secret': '1', cookie: 'a=b', referer: 'x' },
    });
    expect(seen[0]!.line).toBe('GET /v1/places?query=%D0%A2&lang=uz');
    expect(seen[0]!.headers).toMatchObject({ accept: 'application/json' });
    expect(seen[0]!.headers).not.toHaveProperty('x-secret');
    expect(seen[0]!.headers).not.toHaveProperty('cookie');

    await sendRequest('/v1/air/searches', {
      body: { type: 'SINGLE' },
      headers: { 'idempotency-key': 'k1', 'x-forwarded-for': '10.0.0.7' },
    });
    expect(seen[1]!.body).toBe('{"type":"SINGLE"}');
    expect(seen[1]!.headers).toMatchObject({
      'idempotency-key': 'k1',
      'x-forwarded-for': '10.0.0.7',
    });
  });

  test('the session cookie as a bearer token', async () => {
    await sendRequest('/v1/auth/me', { headers: { cookie: 'x=1; karvon-session=ey.J%3D' } });
    expect(seen[0]!.headers.authorization).toBe('Bearer ey.J=');
  });

  test.each([
    ['the order itself', '/v1/air/orders/ABCD2345?lang=ru', undefined],
    ['its files', '/v1/air/orders/ABCD2345/tickets.pdf', undefined],
    ['a hotel order', '/v1/hotel/orders/ABCD2345/cancel', {}],
    ['its payment', '/v1/payments', { orderNumber: 'ABCD2345' }],
  ])('the order token in calls for %s, not in calls for other orders', async (_, path, body) => {
    const cookie = 'karvon-order-ZZZZ9999=other; karvon-order-ABCD2345=t%2F1';
    await sendRequest(path, { body, headers: { cookie } });
    expect(seen[0]!.headers['order-token']).toBe('t/1');
    if (body) expect(JSON.parse(seen[0]!.body)).toEqual(body);
  });

  test('no token where the browser has none, or the number is invalid', async () => {
    await sendRequest('/v1/air/orders/WXYZ2345', {
      headers: { cookie: 'karvon-order-ABCD2345=t' },
    });
    await sendRequest('/v1/payments', {
      body: 'garbage',
      headers: { cookie: 'karvon-order-ABCD2345=t' },
    });
    await sendRequest('/v1/places', { headers: { cookie: 'karvon-order-ABCD2345=t' } });
    for (const { headers } of seen) expect(headers).not.toHaveProperty('order-token');
  });
});

describe('a response to the page has', () => {
  test.each([
    '/v1/air/orders',
    '/v1/air/orders/lookup',
    '/v1/hotel/orders',
    '/v1/hotel/orders/lookup',
    '/v1/hotel/orders/ABCD2346/dates',
  ])('the order of %s without its token, which becomes a cookie', async (path) => {
    reply = { status: 201, body: JSON.stringify({ order, accessToken: 'secret/1' }) };
    const response = await sendRequest(path, { body: {} });
    expect(response.status).toBe(201);
    expect(cookiesOf(response)).toEqual([
      'karvon-order-ABCD2345=secret%2F1; Path=/; Max-Age=86400; HttpOnly; Secure; SameSite=Lax',
    ]);
    await expect(response.json()).resolves.toEqual({ order, accessToken: '' });
  });

  test('a problem unchanged and not cacheable', async () => {
    reply = {
      status: 409,
      headers: {
        'content-type': 'application/problem+json',
        'retry-after': '1',
        'set-cookie': 'x=1',
      },
      body: '{"code":"sold-out"}',
    };
    const response = await sendRequest('/v1/air/orders', { body: {} });
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('retry-after'),
    ]).toEqual([409, 'application/problem+json', '1']);
    expect(cookiesOf(response)).toEqual([]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    await expect(response.text()).resolves.toBe('{"code":"sold-out"}');
  });

  test('a file with its name', async () => {
    reply = {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="t.pdf"',
      },
      body: '%PDF',
    };
    const response = await sendRequest('/v1/air/orders/ABCD2345/tickets.pdf');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="t.pdf"');
    await expect(response.text()).resolves.toBe('%PDF');
  });

  test('a problem of our own when the API is unreachable', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const response = await sendRequest('/v1/places', { headers: { 'x-request-id': 'r1' } });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    await expect(response.json()).resolves.toMatchObject({
      code: 'service-unavailable',
      traceId: 'r1',
    });
    server.listen(0);
  });
});

describe('the session', () => {
  const user = { id: 'u1', username: 'Олим', langcode: 'uz', settings: { TotalPoints: 5 } };
  const userPart = encodeURIComponent(JSON.stringify(user));

  test.each(['/v1/auth/login', '/v1/auth/confirm-sms'])(
    'begun by %s is two cookies: a token hidden from scripts, and the user for the greeting',
    async (path) => {
      reply = { body: JSON.stringify({ jwt: 'ey.J=', user }) };
      const response = await sendRequest(path, { body: {} });
      await expect(response.json()).resolves.toEqual({ jwt: '', user });
      expect(cookiesOf(response)).toEqual([
        'karvon-session=ey.J%3D; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax',
        `karvon-user=${userPart}; Path=/; Max-Age=2592000; Secure; SameSite=Lax`,
      ]);
    },
  );

  test.each([
    ['GET', '/v1/auth/me'],
    ['PUT', '/v1/users/u1'],
  ])('gets its new name and points after %s %s', async (method, path) => {
    reply = { body: JSON.stringify(user) };
    const response = await sendRequest(path, method === 'PUT' ? { method, body: {} } : { method });
    await expect(response.json()).resolves.toEqual(user);
    expect(cookiesOf(response)).toEqual([expect.stringContaining(`karvon-user=${userPart};`)]);
  });

  test.each([
    ['DELETE', '/v1/users/u1'],
    ['POST', '/v1/auth/logout'],
  ])('is over in the browser after %s %s', async (method, path) => {
    const response = await sendRequest(path, { method });
    expect(cookiesOf(response)).toEqual([
      'karvon-session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
      'karvon-user=; Path=/; Max-Age=0; Secure; SameSite=Lax',
    ]);
  });

  const tokenUntil = (ms: number) =>
    `x.${Buffer.from(JSON.stringify({ exp: Math.floor(ms / 1000) })).toString('base64url')}.y`;

  test('that is about to expire is renewed before the call, and cookies of the call win', async () => {
    const old = tokenUntil(Date.now() + 5_000);
    reply = { body: JSON.stringify({ jwt: 'next', user }) };
    const response = await sendRequest('/v1/users/u1', {
      method: 'DELETE',
      headers: { cookie: `a=1; karvon-session=${old}` },
    });
    expect(seen.map(({ line }) => line)).toEqual(['POST /v1/auth/refresh', 'DELETE /v1/users/u1']);
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${old}`,
      'Bearer next',
    ]);
    const tokens = cookiesOf(response).filter((one) => one.startsWith('karvon-session'));
    expect(tokens).toEqual([
      expect.stringContaining('karvon-session=next;'),
      expect.stringContaining('karvon-session=; Path=/; Max-Age=0'),
    ]);
  });

  test('that the API has ended ends in the browser too; an unexpired one is used unchanged', async () => {
    reply = { status: 401, body: '{"code":"session-required"}' };
    const headers = { cookie: `karvon-session=${tokenUntil(Date.now() - 5_000)}` };
    const response = await sendRequest('/v1/places', { headers });
    expect(seen[1]!.headers).not.toHaveProperty('authorization');
    expect(cookiesOf(response)).toHaveLength(2);

    seen.length = 0;
    await sendRequest('/v1/places', {
      headers: { cookie: `karvon-session=${tokenUntil(Date.now() + 600_000)}` },
    });
    expect(seen.map(({ line }) => line)).toEqual(['GET /v1/places']);
  });

  test('that was ended elsewhere ends in the browser with the first response that says so', async () => {
    const headers = { cookie: `karvon-session=${tokenUntil(Date.now() + 600_000)}` };
    reply = { status: 401, body: '{"code":"session-required"}' };
    const response = await sendRequest('/v1/users/u1', { headers });
    expect(response.status).toBe(401);
    await expect(response.json()).resolves.toEqual({ code: 'session-required' });
    expect(cookiesOf(response)).toEqual([
      expect.stringContaining('karvon-session=; Path=/; Max-Age=0'),
      expect.stringContaining('karvon-user=; Path=/; Max-Age=0'),
    ]);
    reply = { status: 401, body: '{"code":"order-token-required"}' };
    expect(
      (await sendRequest('/v1/air/orders/ABCD2345', { headers })).headers.getSetCookie(),
    ).toEqual([]);
  });

  test('is unchanged by a failed call', async () => {
    reply = { status: 401, body: '{"code":"wrong-login"}' };
    expect(cookiesOf(await sendRequest('/v1/auth/login', { body: {} }))).toEqual([]);
    expect(
      (await sendRequest('/v1/users/u1', { method: 'DELETE' })).headers.getSetCookie(),
    ).toEqual([]);
  });

  test('a cookie that cannot be decoded is no session', async () => {
    const response = await sendRequest('/v1/places', { headers: { cookie: 'karvon-session=%' } });
    expect(response.status).toBe(200);
    expect(seen[0]!.headers).not.toHaveProperty('authorization');
  });
});

describe('writes', () => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
  ])('from %s are refused before they reach the API', async (_, headers) => {
    const response = await sendRequest('/v1/payments', { body: {}, headers });
    expect(response.status).toBe(403);
    expect(seen).toHaveLength(0);
  });

  test.each([
    ['our pages', { 'sec-fetch-site': 'same-origin', origin: publicUrl }],
    ['our pages in an older browser', { origin: publicUrl }],
    ['a program without cookies', {}],
  ])('from %s pass', async (_, headers) => {
    expect((await sendRequest('/v1/air/searches', { body: {}, headers })).status).toBe(200);
  });

  test('reads from another site are allowed', async () => {
    expect(
      (await sendRequest('/v1/places', { headers: { 'sec-fetch-site': 'cross-site' } })).status,
    ).toBe(200);
  });
});

describe('pages of partners', () => {
  const partner = { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' };
  const cookie = 'karvon-session=ey.J';

  test('send anonymous requests, and read a response only where the API allows it', async () => {
    reply = {
      headers: { 'access-control-allow-origin': partner.origin, vary: 'Origin' },
      body: '{}',
    };
    const response = await sendRequest('/v1/news?lang=ru', { headers: { ...partner, cookie } });
    expect(response.headers.get('access-control-allow-origin')).toBe(partner.origin);
    expect(response.headers.get('vary')).toBe('Origin');
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    expect(seen[0]!.headers).toMatchObject({ origin: partner.origin });
    expect(seen[0]!.headers).not.toHaveProperty('authorization');
  });

  test('a page that is not allowed reads only which setting is missing', async () => {
    const origin = 'https://evil.example';
    const response = await sendRequest('/v1/news?lang=ru', { headers: { ...partner, origin } });
    expect(await response.json()).toMatchObject({
      code: 'cross-site-refused',
      title: `Add ${origin} to WIDGET_ORIGINS`,
    });
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('vary')).toBe('Origin');
    expect(seen).toEqual([]);
  });

  test('an allowed page may send a callback request', async () => {
    const response = await sendRequest('/v1/callbacks', {
      body: { topic: 'air' },
      headers: { ...partner, cookie },
    });
    expect(response.status).toBe(200);
    expect(seen[0]!.body).toBe('{"topic":"air"}');
    expect(seen[0]!.headers).not.toHaveProperty('authorization');
  });

  test.each([
    ['/v1/callbacks', 'https://evil.example'],
    ['/v1/air/orders/lookup', partner.origin],
    ['/v1/payments', partner.origin],
    ['/v1/auth/login', partner.origin],
  ])('POST %s from %s is refused', async (path, origin) => {
    const response = await sendRequest(path, { body: {}, headers: { ...partner, origin } });
    expect(await response.json()).toMatchObject({ code: 'cross-site-refused', status: 403 });
    expect(seen).toEqual([]);
  });
});

describe('the id of a device', () => {
  const login = (headers: Record<string, string> = {}) =>
    sendRequest('/v1/auth/login', { body: {}, headers });

  test('is issued before the sign-in, and goes only to the API', async () => {
    const response = await login();
    const name = String(seen[0]!.headers['device-id']);
    expect(name).toMatch(/^[\w-]{24}$/);
    expect(response.headers.getSetCookie()).toEqual([
      `karvon-device=${name}; Path=/; Max-Age=34560000; HttpOnly; Secure; SameSite=Lax`,
    ]);
    expect(await response.text()).not.toContain(name);
    await login();
    expect(seen[1]!.headers['device-id']).not.toBe(name);
  });

  test('is reused, and a page cannot choose it', async () => {
    const response = await login({ cookie: 'karvon-device=mine', 'device-id': 'chosen' });
    expect(seen[0]!.headers['device-id']).toBe('mine');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('is not needed for reads', async () => {
    await sendRequest('/v1/places?query=a');
    await sendRequest('/v1/air/searches', { body: {} });
    for (const { headers } of seen) expect(headers).not.toHaveProperty('device-id');
  });
});

test('signing out and deleting the account leave nothing in the browser', async () => {
  const headers = { cookie: 'karvon-order-ABCD2345=t; a=1; karvon-order-7K3M9QXA=u' };
  const out = await sendRequest('/v1/auth/logout', { body: {}, headers });
  const gone = await sendRequest('/v1/users/u1', { method: 'DELETE', headers });
  for (const response of [out, gone]) {
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(cookiesOf(response).slice(2)).toEqual([
      'karvon-order-ABCD2345=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
      'karvon-order-7K3M9QXA=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
    ]);
  }
});
