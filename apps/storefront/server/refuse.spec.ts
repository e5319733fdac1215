import { request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { sendError, refuseOddRequests } from './refuse';

let server: Server;
const logged = jest.fn();

beforeAll(async () => {
  const app = express();
  app.set('trust proxy', 'loopback');
  app.use(refuseOddRequests);
  app.get('/gone', () => {
    throw Object.assign(new Error('no such file: /secret/path'), { status: 404 });
  });
  app.get('/broken', () => {
    throw new Error('secret detail');
  });
  const edited = express.Router().get('/', () => {
    throw new Error('\u001b[31mUnexpected token\u001b[0m news-list-page.tsx:70:17');
  });
  app.use('/edited', edited, sendError({ error: logged }, { production: false }));
  app.use((_, response) => void response.send('page'));
  app.use(sendError({ error: logged }, { production: true }));
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function send(
  method: string,
  path: string,
  headers: Record<string, string> | readonly string[] = {},
  whole = true,
) {
  const { port } = server.address() as AddressInfo;
  return new Promise<[number | undefined, string]>((resolve, reject) => {
    const sent = ask({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => {
        sent.destroy();
        resolve([response.statusCode, body]);
      });
    });
    sent.on('error', reject);
    if (whole) sent.end();
    else sent.flushHeaders();
  });
}

test.each([
  ['GET', '/ru', 200],
  ['POST', '/ru', 405],
  ['POST', '/uz/consent', 200],
  ['POST', '/ru/auth/logout', 200],
  ['POST', '/ru/myorder/find', 200],
  ['POST', '/uz/price-alert/abc', 200],
  ['PUT', '/uz/price-alert/abc', 405],
  ['POST', '/policy-reports', 200],
  ['PUT', '/ru/auth/logout', 405],
  ['DELETE', '/', 405],
  ['POST', '/api/v1/payments', 200],
  ['TRACE', '/api/v1/payments', 405],
])('%s %s gets the status %i', async (method, path, status) => {
  expect((await send(method, path))[0]).toBe(status);
});

test.each([
  ['/api/v1/payments', 300 * 1024 * 1024, 413],
  // The API would close the connection in the middle of the body, which looks like an unreachable API.
  ['/api/v1/air/searches', 300 * 1024, 413],
  ['/api/v1/air/searches', 256 * 1024, 200],
  ['/api/v1/air/orders/7K3M9QXA/refunds/1/documents', 4 * 1024 * 1024, 200],
  ['/api/v1/air/orders/7K3M9QXA/refunds/1/documents', 5 * 1024 * 1024, 413],
  ['/ru/consent', 17 * 1024, 413],
  ['/ru/consent', 1024, 200],
])('a body for %s of %i bytes gets %i before it is sent', async (path, length, status) => {
  const headers = { 'content-length': String(length) };
  expect((await send('POST', path, headers, false))[0]).toBe(status);
});

test('a body without a length is refused before it is sent', async () => {
  const headers = { 'transfer-encoding': 'chunked' };
  expect(await send('POST', '/api/v1/payments', headers, false)).toEqual([411, 'Length Required']);
});

test.each(['a%b', 'a<b', '[::1', 'a b', 'a@b', 'a/ru', 'a?b', 'a#b', 'a\\b'])(
  "an invalid host, %s, is the client's mistake, with and without a proxy",
  async (host) => {
    expect((await send('GET', '/ru', { host }))[0]).toBe(400);
    const forwarded = { 'x-forwarded-host': host };
    expect(await send('GET', '/ru', forwarded)).toEqual([400, 'Bad Request']);
  },
);

test.each([
  ['POST', '/api/../ru/consent'],
  ['DELETE', '/api/%2e%2E/ru'],
  ['GET', '/ru/./consent'],
  ['GET', '/ru/company/.%2e'],
  ['POST', '/api\\..\\ru'],
])('%s %s would become another address when it is parsed as a URL', async (method, path) => {
  expect(await send(method, path)).toEqual([400, 'Bad Request']);
});

test.each([
  '/api/v1/auth/%72efresh',
  '/api/v1/auth/log%69n',
  '/api/v1/%61ir/orders',
  '/api/v1/air/orders/7K3M9QX%41',
  '/api/v1/users/%7e1',
])(
  '%s is an alias of a call: the API would accept it, but our cookies would not recognize it',
  async (path) => {
    expect(await send('POST', path)).toEqual([400, 'Bad Request']);
  },
);

test.each(['/api/v1/news/a%2Fb', '/api/v1/places?query=%61', '/api/v1/news/%D0%B0'])(
  '%s has only escapes that are necessary',
  async (path) => {
    expect((await send('GET', path))[0]).toBe(200);
  },
);

test.each(['/.well-known/x', '/ru/news/a..b', '/ru/consent?back=/../x'])(
  'dots in %s are harmless',
  async (path) => {
    expect((await send('GET', path))[0]).toBe(200);
  },
);

test.each([
  ['/ru', ['Host', 'karvon.example', 'Host', 'other.example']],
  ['http://other.example/ru', ['Host', 'karvon.example']],
  ['*', ['Host', 'karvon.example']],
])('a request for %s with %j is ambiguous', async (path, headers) => {
  expect(await send('GET', path, headers)).toEqual([400, 'Bad Request']);
});

test('an error page shows its code and no details', async () => {
  expect(await send('GET', '/gone')).toEqual([404, 'Not Found']);
  expect(logged).not.toHaveBeenCalled();
  expect(await send('GET', '/broken', { 'x-request-id': 'r1' })).toEqual([
    500,
    'Something went wrong. r1',
  ]);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('in development the browser shows what is wrong with the code, and where', async () => {
  const [status, body] = await send('GET', '/edited');
  expect(status).toBe(500);
  expect(body).toContain('\n\nError: Unexpected token news-list-page.tsx:70:17\n');
});
