import { z } from 'zod';
import { endpoint } from '@karvon/contract';
import { startTestApp, type TestApp } from '../../testing/start-test-app';
import { problem } from '@karvon/platform/http/problem';
import { RawResponse } from '@karvon/platform/http/raw-response';
import { registerEndpoint } from '@karvon/platform/http/route';

const echo = endpoint({
  method: 'POST',
  path: '/v1/echo',
  summary: 'Says it back',
  query: z.strictObject({ loud: z.coerce.number().optional() }),
  body: z.strictObject({
    word: z.string().max(5),
    deep: z.strictObject({ n: z.number() }).optional(),
  }),
  response: z.strictObject({ word: z.string() }),
});
const broken = endpoint({
  method: 'GET',
  path: '/v1/broken',
  summary: 'Fails',
  response: z.strictObject({ ok: z.literal(true) }),
});
const slow = endpoint({
  method: 'GET',
  path: '/v1/refused',
  summary: 'Refuses',
  response: z.any(),
});

let api: TestApp;
const log: string[] = [];
beforeAll(async () => {
  api = await startTestApp({
    onLog: (line) => log.push(line),
    extend(app) {
      registerEndpoint(app, echo, {}, ({ body }) => ({ word: body.word }));
      registerEndpoint(app, broken, {}, () => {
        throw new Error('secret of AA1234567');
      });
      registerEndpoint(app, slow, {}, () => {
        throw problem('rate-limited', { retryAfterSeconds: 7 });
      });
    },
  });
});
afterAll(() => api.close());

test('an unknown route is a problem with a trace id, echoed from a sane request id', async () => {
  const response = await api.inject({
    url: '/v1/nothing/here',
    headers: { 'x-request-id': 'visit-0001' },
  });
  expect(response.statusCode).toBe(404);
  expect(response.headers).toMatchObject({
    'content-type': 'application/problem+json',
    'x-request-id': 'visit-0001',
  });
  expect(response.json()).toMatchObject({
    code: 'route-not-found',
    status: 404,
    traceId: 'visit-0001',
  });
});

test('a request id that could spoil a log is replaced', async () => {
  const response = await api.inject({ url: '/healthz', headers: { 'x-request-id': 'a b\t{}' } });
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('the API is ready when the database responds and the jobs run', async () => {
  expect((await api.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

const post = (payload: string, type = 'application/json', url = '/v1/echo') =>
  api.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

test('valid input is accepted', async () => {
  const response = await post('{"word":"salom"}');
  expect([response.statusCode, response.json()]).toEqual([200, { word: 'salom' }]);
});

test.each([
  ['an unknown field', '{"word":"a","x":1}', { path: 'x', rule: 'unrecognized_keys' }],
  [
    'a deep unknown field',
    '{"word":"a","deep":{"n":1,"y":2}}',
    { path: 'deep.y', rule: 'unrecognized_keys' },
  ],
  ['a wrong type', '{"word":1}', { path: 'word', rule: 'invalid_type' }],
  ['too long', '{"word":"abcdef"}', { path: 'word', rule: 'too_big' }],
])('%s is reported by its path', async (_, payload, issue) => {
  const response = await post(payload);
  expect(response.json()).toMatchObject({
    code: 'validation-failed',
    status: 400,
    issues: [issue],
  });
});

test('an unknown query key is refused, also where the endpoint has no query', async () => {
  expect((await post('{"word":"a"}', 'application/json', '/v1/echo?q=1')).json().code).toBe(
    'validation-failed',
  );
  expect((await api.inject('/v1/broken?q=1')).json().code).toBe('validation-failed');
});

test.each([
  ['malformed JSON', '{"word":', 'application/json', 400, 'malformed-json'],
  ['a poisoned prototype', '{"__proto__":{"word":"a"}}', 'application/json', 400, 'malformed-json'],
  ['no body at all', '', 'application/json', 400, 'malformed-json'],
  ['plain text', 'word', 'text/plain', 415, 'unsupported-media-type'],
  ['a form', 'word=a', 'application/x-www-form-urlencoded', 415, 'unsupported-media-type'],
  [
    '300 kB',
    JSON.stringify({ word: 'x'.repeat(300_000) }),
    'application/json',
    413,
    'payload-too-large',
  ],
])('%s', async (_, payload, type, status, code) => {
  const response = await post(payload, type);
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
});

test('an internal error gives the client no details, and is logged without personal data', async () => {
  const response = await api.inject('/v1/broken');
  expect(response.json()).toEqual({
    code: 'internal-error',
    status: 500,
    title: 'Internal error',
    traceId: expect.any(String),
  });
  const text = log.join('');
  expect(text).toContain('secret of [document]');
  expect(text).not.toContain('AA1234567');
});

test('a response that does not match the contract is an internal error', async () => {
  const wrong = endpoint({
    method: 'GET',
    path: '/v1/wrong',
    summary: 'Lies',
    response: z.strictObject({ n: z.number() }),
  });
  const other = await startTestApp({
    extend: (app) => registerEndpoint(app, wrong, {}, () => ({ n: 'one' }) as never),
  });
  expect((await other.inject('/v1/wrong')).json().code).toBe('internal-error');
  await other.close();
});

test('the time to wait is also a header', async () => {
  const response = await api.inject('/v1/refused');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '7']);
});

test('addresses are logged as patterns', async () => {
  await api.inject('/v1/nothing/KARIMOVA?surname=KARIMOVA');
  expect(log.join('')).not.toContain('KARIMOVA');
  expect(log.join('')).toContain('"route":"/v1/echo"');
});

test('too many requests a minute are refused by a problem', async () => {
  const crowded = await startTestApp({ config: { requestsPerMinute: 2 } });
  const codes = [];
  for (let i = 0; i < 3; i += 1) codes.push((await crowded.inject('/v1/openapi.json')).statusCode);
  expect(codes).toEqual([200, 200, 429]);
  expect((await crowded.inject('/healthz')).statusCode).toBe(200);
  await crowded.close();
});

test('a forged forwarding header from a stranger changes nothing', async () => {
  const far = await startTestApp({
    config: { requestsPerMinute: 1 },
  });
  const call = (forged: string) =>
    far.inject({
      url: '/v1/openapi.json',
      remoteAddress: '203.0.113.9',
      headers: { 'x-forwarded-for': forged },
    });
  expect((await call('198.51.100.1')).statusCode).toBe(200);
  expect((await call('198.51.100.2')).statusCode).toBe(429);
  await far.close();
});

test('a proxy that the settings do not name is logged once; one that they name is not', async () => {
  const warnings = async (trustProxy: string[]) => {
    const lines: string[] = [];
    const far = await startTestApp({ config: { trustProxy }, onLog: (line) => lines.push(line) });
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    for (const _ of [1, 2])
      await far.inject({ url: '/healthz', remoteAddress: '203.0.113.9', headers });
    await far.close();
    return lines.filter((line) => line.includes('TRUST_PROXY')).length;
  };
  expect(await warnings(['loopback'])).toBe(1);
  expect(await warnings(['203.0.113.9'])).toBe(0);
});

test('no cache may keep a response unless its route says so', async () => {
  expect((await post('{"word":"salom"}')).headers['cache-control']).toBe('no-store');
  expect((await api.inject('/v1/nothing')).headers['cache-control']).toBe('no-store');
});

test('a problem that its endpoint does not declare fails the suite', async () => {
  const other = await startTestApp({
    extend(app) {
      registerEndpoint(app, slow, { problems: ['sold-out'] }, () => {
        throw problem('offer-expired');
      });
      registerEndpoint(app, broken, {}, () => new RawResponse('text/plain', Buffer.from('ok')));
    },
  });
  await other.inject('/v1/refused');
  await other.inject('/v1/broken');
  await expect(other.close()).rejects.toThrow(
    /GET \/v1\/refused answers offer-expired\nGET \/v1\/broken answers text\/plain$/,
  );
});

test('no page shows the API unless a setting asks for it', async () => {
  expect((await api.inject('/reference/')).statusCode).toBe(404);
});
