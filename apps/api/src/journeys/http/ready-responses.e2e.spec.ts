import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

const partner = 'https://partner.example';
const log: string[] = [];
let folder: string;
let api: TestApp;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'karvon-ready-'));
  cpSync(join(__dirname, '../../../content'), folder, { recursive: true });
  api = await startTestApp({
    config: { contentDir: folder, widgetOrigins: [partner], requestsPerMinute: 1_000 },
    onLog: (line) => log.push(line),
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Calls over a socket: ready responses are sent before Fastify sees the request. */
function call(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Reply>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Fastify counts requests and says so in headers; a ready response has no such header. */
const tookTheLongWay = ({ headers }: Reply) => 'x-ratelimit-limit' in headers;

/** Without the headers that may differ between two equal responses. */
function lasting({ headers, ...rest }: Reply) {
  const repeatable = Object.entries(headers).filter(
    ([name]) => !/^(date|x-request-id|x-ratelimit-.*)$/.test(name),
  );
  return { ...rest, headers: Object.fromEntries(repeatable) };
}

test.each([
  '/v1/news?lang=uz',
  '/v1/news/2026/new-year-tickets?lang=ru',
  '/v1/news.rss?lang=ru',
  '/v1/pages?lang=uz',
  '/v1/pages/ticket-return?lang=ru',
  '/v1/content/search?lang=ru&query=%D0%B2%D0%BE%D0%B7%D0%B2%D1%80%D0%B0%D1%82',
  '/v1/places/index?lang=uz',
  '/v1/places?lang=uz&query=samarq',
  '/v1/places/TAS?lang=ru',
  '/v1/countries?lang=ru',
])('%s is ready from its second call on: the same bytes, the same headers', async (path) => {
  const first = await call(path);
  const second = await call(path, { 'x-request-id': 'visit-0001' });
  expect(first.status).toBe(200);
  expect([tookTheLongWay(first), tookTheLongWay(second)]).toEqual([true, false]);
  expect(lasting(second)).toEqual(lasting(first));
  expect(second.headers['x-request-id']).toBe('visit-0001');
});

test('a ready response is logged like any other', async () => {
  await call('/v1/countries?lang=uz');
  log.length = 0;
  await call('/v1/countries?lang=uz', { 'x-request-id': 'visit-0002' });
  expect(JSON.parse(log[0]!)).toMatchObject({
    traceId: 'visit-0002',
    method: 'GET',
    route: '/v1/countries',
    status: 200,
    msg: 'answered',
  });
});

test('partners, browsers that have the page cached, and HEAD get their own response', async () => {
  const path = '/v1/news?lang=ru&limit=3';
  const { headers } = await call(path);
  await call(path);
  const embedded = await call(path, { origin: partner });
  expect(embedded.headers['access-control-allow-origin']).toBe(partner);
  const stranger = await call(path, { origin: 'https://evil.example' });
  expect(stranger.headers).not.toHaveProperty('access-control-allow-origin');
  const again = await call(path, { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body]).toEqual([304, '']);
  expect(await call(path, {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect(tookTheLongWay(await call(path))).toBe(false);
});

test('the response to the next caller holds no data of the first', async () => {
  const path = '/v1/news?lang=uz&limit=4';
  expect((await call(path, { origin: partner })).status).toBe(200);
  const next = await call(path);
  expect(tookTheLongWay(next)).toBe(true);
  expect(next.headers).not.toHaveProperty('access-control-allow-origin');
});

test.each(['/v1/news/none?lang=ru', '/v1/places/XXX1', '/v1/news?lang=xx', '/healthz'])(
  '%s is computed each time',
  async (path) => {
    const first = await call(path);
    const second = await call(path);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(second.status).toBe(first.status);
    expect(tookTheLongWay(second)).toBe(path !== '/healthz');
  },
);

test('an editor’s change is in the next response', async () => {
  const path = '/v1/pages/ticket-return?lang=uz';
  const file = join(folder, 'uz/company/ticket-return.md');
  await call(path);
  const before = await call(path);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nYangi qator qoʻshildi.\n`);
  let after = before;
  for (let tries = 0; tries < 100 && after.body === before.body; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    after = await call(path);
  }
  expect(after.body).toContain('Yangi qator');
  expect(after.headers.etag).not.toBe(before.headers.etag);
});
